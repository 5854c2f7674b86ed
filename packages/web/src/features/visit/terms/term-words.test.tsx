import { type TongueData, tongue } from "@meridian/core/contracts/visits/sections/tongue";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { VisitProvider } from "../frame/visit-context.tsx";
import { Findings } from "../sections/tongue/findings.tsx";
import { View } from "../sections/tongue/section.tsx";
import { WordsOf } from "./term-words.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const words = (en: string) => ({ en, pt: `${en} (pt)` });
const unreviewed = { review: "unreviewed", reviewed_on: null, reference: "" };
const published = [
  {
    key: "body-color--pale",
    retired: false,
    ...unreviewed,
    fields: { name: words("Wan"), phrase: words("wan body"), meaning: words("A demo meaning") },
  },
  { key: "body-color--red", fields: null, retired: true, ...unreviewed },
];
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  answerApi(async (input) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    return pathname.endsWith("/catalogues")
      ? Response.json({ catalogues: [{ catalogue: "tongue", publication: "pbl_1", parts: 1 }] })
      : Response.json({ entries: published });
  });
});

const pale = tongue.schema.parse({ whole: ["body_color.pale"] }) as TongueData;
const inVisit = (mode: "live" | "locked", kept?: object) =>
  ({ visit: {}, content: { words: kept, sections: [] }, mode }) as never;
const show = (mode: "live" | "locked", kept?: object) =>
  renderUi(
    <VisitProvider value={inVisit(mode, kept)}>
      <View value={pale} />
      <Findings value={pale} onChange={() => undefined} />
    </VisitProvider>,
    { namespaces: ["tongue", "visit"] },
  );

describe("the findings of an open visit", () => {
  it("have the published names and meanings, and offer no retired one", async () => {
    await show("live");
    expect(await screen.findByText("A demo meaning")).toBeTruthy();
    expect(screen.getAllByText("Body colour: wan")).not.toHaveLength(0);
    const colours = screen.getByRole("group", { name: "Body colour" });
    const chips = [...colours.querySelectorAll("label")].map(({ textContent }) => textContent);
    expect(chips).toContain("Wan");
    expect(chips).not.toContain("Pale");
    expect(chips).not.toContain("Red");
    expect(chips).toContain("Crimson (deep red)");
  });

  it("have the product's own where nothing can be fetched", async () => {
    answerApi(async () => new Response(null, { status: 503 }));
    await show("live");
    await waitFor(() => expect(screen.getByText(/^Qi, Blood or Yang deficiency/)).toBeTruthy());
    expect(screen.getByText("Body colour: pale", { selector: "dd" })).toBeTruthy();
  });
});

describe("the findings of a signed visit", () => {
  it("keep the words they were signed with, without asking for others", async () => {
    await show("locked", { tongue: { "body_color.pale": { name: words("Whitish"), phrase: words("x") } } });
    expect(screen.getByText("Body colour: whitish")).toBeTruthy();
    expect(screen.queryByText("A demo meaning")).toBeNull();
    expect(asked).toEqual([]);
  });

  it("keep the product's own where they were signed with these", async () => {
    await show("locked");
    expect(screen.getByText("Body colour: pale")).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it("keep their words within an open visit", async () => {
    await renderUi(
      <VisitProvider value={inVisit("live")}>
        <WordsOf result={{ signed: true }}>
          <View value={pale} />
        </WordsOf>
      </VisitProvider>,
      { namespaces: ["tongue", "visit"] },
    );
    expect(screen.getByText("Body colour: pale")).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
