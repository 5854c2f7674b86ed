import type { PointsText } from "@meridian/core/clinical/acupuncture/point-changes";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AmendPoints } from "./components/amend-points.tsx";
import { catalogueAnswer } from "./testing/points.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

beforeEach(async () => {
  await storeSession(demoUser());
  answerApi(async (input) => {
    const { pathname } = new URL(String(input));
    return catalogueAnswer(pathname) ?? Response.json({ code: "internal" }, { status: 500 });
  });
});

const onFlagsLoaded = vi.fn();
const rows = () => screen.queryAllByRole("listitem").map((row) => row.querySelector("code")?.textContent);

/** The points of a signed appointment as they are corrected. */
function Corrected({ onText }: { onText: (text: PointsText) => void }) {
  const [text, setText] = useState<PointsText>({ points: [], ashi_points: "", ashi_marks: [] });
  useEffect(() => onText(text), [text, onText]);
  return (
    <AmendPoints
      active
      patient={{ pregnant: false }}
      value={text}
      onFlagsLoaded={onFlagsLoaded}
      onChange={(change) => setText(change)}
    />
  );
}

describe("amending the points of a signed appointment", () => {
  it("offers pre-made treatments with needles out, and no saving as pre-made", async () => {
    const onText = vi.fn<(text: PointsText) => void>();
    await renderUi(<Corrected onText={onText} />, { namespaces: ["acupuncture"] });
    await userEvent.click(await screen.findByRole("button", { name: /^Apply pre-made: / }));
    await userEvent.click(await screen.findByRole("button", { name: /Calm/ }));
    await waitFor(() => expect(rows()).toEqual(["ST36"]));
    expect(onText.mock.lastCall?.[0].points).toMatchObject([
      { id: "ST36", side: "left", needles_in: 1, needles_out: 1 },
    ]);
    expect(screen.queryByRole("button", { name: /Save as pre-made/ })).toBeNull();
  });
});
