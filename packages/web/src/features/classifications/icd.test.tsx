import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { useClinicIcd } from "./api/clinic-icd.ts";
import { OwnCodes } from "./components/clinic-codes.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

function Own() {
  const { data } = useClinicIcd();
  return data ? <OwnCodes codes={data} mayWrite /> : null;
}

it("keeps an own entry in its form until it is saved", async () => {
  let works = false;
  answerApi(async (_, init) => {
    if (init?.method === "GET") return Response.json({ favourites: [], own: [], version: 1 });
    if (!works) return Response.json({ code: "plan.expired", message: "" }, { status: 402 });
    return Response.json({ ...JSON.parse(String(init?.body)), version: 2 });
  });
  await renderUi(
    <>
      <Own />
      <Toasts />
    </>,
    { namespaces: ["classifications"] },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Add an entry" }));
  const form = await screen.findByRole("form");
  await userEvent.type(within(form).getByRole("textbox", { name: /^Code/ }), "Z99.1");
  await userEvent.type(within(form).getByRole("textbox", { name: /English/ }), "A title worth keeping");
  const save = () => userEvent.click(within(form).getByRole("button", { name: "Save" }));
  await save();
  await waitFor(() => expect(screen.queryByText("Z99.1")).toBeNull());
  expect(within(form).getByDisplayValue("A title worth keeping")).toBeTruthy();
  works = true;
  await save();
  expect(await screen.findByText("Z99.1")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
});
