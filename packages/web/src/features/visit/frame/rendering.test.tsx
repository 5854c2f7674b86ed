import { sections } from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { renderUi } from "@meridian/ui/testing/render";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useCallback, useState } from "react";
import { expect, it, vi } from "vitest";
import { EntryList, type RowProps } from "../entries/entry-list.tsx";
import { SECTION_MODULES } from "./registry.tsx";
import { useVisitContext, useVisitFacts, VisitProvider } from "./visit-context.tsx";

const BLANK = { name: "" };

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

it("renders again with a save only what reads the sections", () => {
  const facts = vi.fn();
  const content = vi.fn();
  const OfFacts = () => void facts(useVisitFacts().visit.appointment.id);
  const OfContent = () => void content(useVisitContext().content.sections.length);
  const inside = (
    <>
      <OfFacts />
      <OfContent />
    </>
  );
  const report = () => undefined;
  const appointment = { id: "apt_1" };
  const patient = {};
  let save: (sectionsSaved: object[]) => void = () => undefined;
  function Around() {
    const [saved, setSaved] = useState<object[]>([]);
    save = setSaved;
    const stored = { sections: saved } as unknown as NonNullable<Visit["content"]>;
    const visit = { appointment, patient, content: stored } as unknown as Visit;
    return (
      <VisitProvider value={{ visit, content: stored, mode: "live", mayAmend: false, report }}>
        {inside}
      </VisitProvider>
    );
  }
  render(<Around />);
  act(() => save([{ section: "complaint" }]));
  expect(content.mock.calls).toEqual([[0], [1]]);
  expect(facts.mock.calls).toEqual([["apt_1"]]);
});

it("renders only the entry that is typed, and keeps what was typed in the others", async () => {
  const drawn = vi.fn();
  const held: { items: { name: string }[] } = { items: [] };
  function List() {
    const [items, setItems] = useState([{ name: "a" }, { name: "b" }]);
    held.items = items;
    const row = useCallback(({ item, at, set }: RowProps<{ name: string }>) => {
      drawn(at);
      return (
        <input
          aria-label={`Name ${at}`}
          value={item.name}
          onChange={({ currentTarget: { value } }) => set({ name: value })}
        />
      );
    }, []);
    return (
      <EntryList
        label="Names"
        items={items}
        blank={BLANK}
        max={9}
        nameOf={({ name }) => name}
        onChange={setItems}
        onRemoved={() => undefined}
      >
        {row}
      </EntryList>
    );
  }
  await renderUi(<List />, { namespaces: ["visit"] });
  drawn.mockClear();
  await userEvent.type(screen.getByLabelText("Name 1"), "c");
  expect(drawn.mock.calls).toEqual([[1]]);
  // The first row was not rendered since: it must not bring back the list it was rendered with.
  await userEvent.type(screen.getByLabelText("Name 0"), "x");
  await userEvent.type(screen.getByLabelText("Name 2"), "new");
  expect(held.items).toEqual([{ name: "ax" }, { name: "bc" }, { name: "new" }]);
});

it("draws a section whose code is loaded without a placeholder", async () => {
  const { View, load } = SECTION_MODULES.vital_signs;
  await load?.();
  const data = sections.vital_signs.schema.parse({ values: { heart_rate: 72 } });
  const visit = { patient: { age: 40 }, appointment: { id: "apt_1" } } as Visit;
  const placeholder = vi.fn();
  const Placeholder = () => void placeholder();
  await renderUi(
    <VisitProvider
      value={{ visit, content: {} as never, mode: "live", mayAmend: false, report: () => undefined }}
    >
      <Suspense fallback={<Placeholder />}>
        <View value={data} />
      </Suspense>
    </VisitProvider>,
    { namespaces: ["visit"] },
  );
  expect(screen.getByText(/72/)).toBeDefined();
  expect(placeholder).not.toHaveBeenCalled();
});
