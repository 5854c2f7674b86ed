import { richDocument, richText } from "@meridian/core/text/rich-text";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CORPUS } from "../../../../e2e/xss-corpus.ts";
import { renderUi } from "../testing/render.tsx";
import { RichText } from "./rich-text.tsx";

it("shows paragraphs, lists, bold words and links", async () => {
  await renderUi(
    <RichText blocks={richText("Hi **you**\n\n- one\n\n1. [Help](/support) [Out](https://demo.example)")} />,
  );
  expect(screen.getByText("you").tagName).toBe("STRONG");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Help" }).getAttribute("target")).toBeNull();
  expect(screen.getByRole("link", { name: "Out" }).getAttribute("rel")).toBe("noopener noreferrer");
});

it("shows links without following where the text is only shown, and headings at the page's level", async () => {
  await renderUi(<RichText blocks={richDocument("# Terms\n\n[Help](/support)")} links="shown" level={3} />);
  expect(screen.getByText("Help")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("heading", { level: 3, name: "Terms" })).toBeTruthy();
});

it("makes no element of hostile texts, and no link that runs", async () => {
  for (const text of CORPUS) {
    const { container, unmount } = await renderUi(
      <RichText blocks={richText(`${text}\n\n[x](${text})\n\n- **${text}**`)} />,
    );
    const shown = container.querySelector("[class*=text]") as HTMLElement;
    const names = [...shown.querySelectorAll("*")].map(({ tagName }) => tagName);
    expect(names.filter((name) => !["P", "UL", "OL", "LI", "STRONG", "A"].includes(name))).toEqual([]);
    for (const link of shown.querySelectorAll("a"))
      expect(link.getAttribute("href")).toMatch(/^(https?:|mailto:|\/(?!\/))/);
    unmount();
  }
});
