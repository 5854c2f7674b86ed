import { richText } from "@meridian/core/text/rich-text";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AnnouncementBar } from "./announcement-bar.tsx";

const alert = (id: string, title: string, dismissible: boolean) => ({
  id,
  title,
  body: richText("See **this**"),
  dismissible,
  created_at: "2026-01-01T10:00:00.000Z",
});

it("reads the announcements once where nobody signed in here, and hides those that may be hidden", async () => {
  const asked: string[] = [];
  answerApi(async (input, init) => {
    asked.push(`${init?.method} ${new URL(String(input)).pathname} ${String(init?.body ?? "")}`);
    if (init?.method === "POST") return Response.json("OK");
    return Response.json({ alerts: [alert("alr_1", "Fixed", false), alert("alr_2", "News", true)] });
  });
  const first = await renderUi(<AnnouncementBar />);
  expect(await screen.findByText("Fixed")).toBeTruthy();
  expect(screen.getAllByText("this")[0]?.tagName).toBe("STRONG");
  expect(screen.queryByRole("button", { name: "Dismiss: Fixed" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss: News" }));
  await waitFor(() => expect(screen.queryByText("News")).toBeNull());
  first.unmount();
  await renderUi(<AnnouncementBar />);
  expect(screen.getByText("Fixed")).toBeTruthy();
  expect(asked).toEqual(["GET /alerts ", 'POST /alerts/hide {"ids":["alr_2"]}']);
});
