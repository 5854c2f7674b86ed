import { renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ScrollRestoration, useSearchParams } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { createLiveStore } from "../safety/live-content.ts";
import { SafetyProvider } from "../safety/safety-context.tsx";
import { Steps, type VisitPart } from "./steps.tsx";

const scrolled = vi.fn();

function Visit() {
  const [search] = useSearchParams();
  const current = (search.get("step") ?? "anamnesis") as VisitPart;
  return (
    <SafetyProvider value={{ live: createLiveStore([]), verdict: undefined }}>
      <Steps current={current} sectionsOf={() => []} filled={() => false} points={0} />
      <div key={current} data-step={current} tabIndex={-1}>
        <section id="acupuncture">
          <input aria-label="Point" />
        </section>
      </div>
      <ScrollRestoration />
    </SafetyProvider>
  );
}

beforeEach(async () => {
  window.scrollTo = scrolled;
  await renderUi(<Visit />, { namespaces: ["visit"] });
  scrolled.mockClear();
});
/** Where the page was led, the last time it was. */
const ledTo = () => {
  const [first, y] = scrolled.mock.lastCall ?? [];
  return typeof first === "object" ? first.top : y;
};
const opened = (step: VisitPart) =>
  waitFor(() => expect(document.querySelector(`[data-step="${step}"]`)).not.toBeNull());

it("opens a step at its top, by its link", async () => {
  await userEvent.click(screen.getByRole("link", { name: /treatments/i }));
  await opened("treatments");
  expect(ledTo()).toBe(0);
});

it("opens a step at its top by its keys, also when it is open already", async () => {
  await userEvent.keyboard("{Alt>}[Digit4]{/Alt}");
  await opened("treatments");
  expect(ledTo()).toBe(0);
  scrolled.mockClear();
  await userEvent.keyboard("{Alt>}[Digit4]{/Alt}");
  await waitFor(() => expect(ledTo()).toBe(0));
});

it("goes to a part of another step instead of the step's top", async () => {
  const places: Element[] = [];
  Element.prototype.scrollIntoView = function place() {
    places.push(this);
  };
  await userEvent.keyboard("{Alt>}[Digit4]{/Alt}{Alt>}{Shift>}[Digit1]{/Shift}{/Alt}");
  const point = await screen.findByRole("textbox", { name: "Point" });
  await waitFor(() => expect(document.activeElement).toBe(point));
  expect(places.map(({ id }) => id)).toEqual(["acupuncture"]);
  for (let picture = 0; picture < 3; picture += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(point);
});
