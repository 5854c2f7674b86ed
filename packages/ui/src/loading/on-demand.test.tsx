import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { isLoading } from "../api/in-flight.ts";
import { onDemand, useOnDemand } from "./on-demand.ts";

type Props = { name: string };

function Opener({ part }: { part: ReturnType<typeof onDemand<Props>> }) {
  const panel = useOnDemand(part);
  return (
    <>
      <button type="button" onClick={panel.ask} {...part.hints}>
        Open
      </button>
      {panel.draw({ name: "one" })}
    </>
  );
}
const part = () => {
  const find = vi.fn(async () => ({ name }: Props) => <p>Panel {name}</p>);
  return { find, part: onDemand<Props>(find) };
};

it("loads nothing before somebody comes near, and draws nothing before it is asked for", async () => {
  const { find, part: panel } = part();
  render(<Opener part={panel} />);
  expect(find).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(find).toHaveBeenCalledOnce();
  await panel.load();
  expect(screen.queryByText("Panel one")).toBeNull();
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("Panel one")).toBeTruthy();
  expect(find).toHaveBeenCalledOnce();
});

it("counts as a running request while it loads", async () => {
  const { part: panel } = part();
  const loaded = panel.load();
  expect(isLoading()).toBe(true);
  await loaded;
  await vi.waitFor(() => expect(isLoading()).toBe(false));
});

it("tries again where the connection was lost", async () => {
  const find = vi.fn(async () => ({ name }: Props) => <p>Panel {name}</p>);
  find.mockRejectedValueOnce(new Error("no connection"));
  const panel = onDemand<Props>(find);
  render(<Opener part={panel} />);
  await userEvent.click(screen.getByRole("button"));
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("Panel one")).toBeTruthy();
});
