import { registerLocales } from "@meridian/ui/i18n/i18n";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { summaryOfNothing } from "../../scheduling/testing/demo-summary.ts";
import { appointment, section, visit } from "../../scheduling/testing/demo-visit.ts";
import { answerWith, beginVisit, openVisit, READ } from "../../scheduling/testing/open-visit.tsx";
import { scrollToFinding } from "./scroll-to-finding.ts";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));
beforeEach(beginVisit);
Element.prototype.scrollIntoView = vi.fn();

/** Two frames: what was to be focused in the next one has been. */
const nextFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));

it("goes from a warning to the medicine it names, although the medication is folded", async () => {
  const start = "2026-11-14T10:00:00.000Z";
  const previous = { id: "apt_0", start, signed: true, summary: summaryOfNothing };
  const medicine = { inn: "", group: "", dose: "", frequency: "", since: "", stopped: "", reason: "" };
  const items = ["Paracetamol", "Varfarina 5 mg"].map((drug) => ({ ...medicine, drug }));
  const sections = [section("medication", { items, none: false, text: "" })];
  answerWith({
    [READ]: visit({}, { previous, sections }),
    "GET /appointments/apt_0": visit(
      { appointment: appointment({ id: "apt_0", status: "done", start }) },
      { writable: false, sections },
    ),
    "GET /patients/pat_1/results/anamnesis": { items: [], next: {} },
  });
  await openVisit();
  await screen.findByRole("button", { name: "Change: Medication" });
  const focused = () => (document.activeElement as HTMLInputElement).value;
  scrollToFinding([{ section: "medication", id: "1" }]);
  await waitFor(() => expect(focused()).toBe("Varfarina 5 mg"));
  // Opening leads into the section's first field; that must not take the focus away again.
  await nextFrames();
  expect(focused()).toBe("Varfarina 5 mg");
});
