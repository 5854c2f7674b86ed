import { calendarRoutes } from "@meridian/core/contracts/scheduling/calendar";
import { call } from "@meridian/ui/api/client";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadPart } from "@meridian/ui/loading/load";
import { useSession } from "@meridian/ui/session/session";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { UpcomingOf } from "../../../features/scheduling/components/upcoming-dialog.tsx";

const UpcomingDialog = lazy(() =>
  loadPart(async () => {
    const dialog = import("../../../features/scheduling/components/upcoming-dialog.tsx");
    await loadNamespaces(["scheduling"]);
    return dialog;
  }),
);

type Kind = "patient" | "professional";
type Someone = { id: string; name: string };
type Question = { kind: Kind; people: UpcomingOf[]; answer: (goOn: boolean) => void };

/**
 * Whether people may go: at once where nothing of theirs is booked or left unsigned, otherwise as answered in `dialog`, which the screen
 * draws. Throws where it cannot be found out.
 */
export function useUpcoming(kind: Kind): {
  mayGo: (people: readonly Someone[]) => Promise<boolean>;
  dialog: ReactNode;
} {
  const user = useSession();
  const [question, setQuestion] = useState<Question>();
  const mayGo = async (people: readonly Someone[]) => {
    const found = await Promise.all(
      people.map(async ({ id, name }) => {
        const query = kind === "patient" ? { patient: id } : { professional: id };
        return { name, ...(await call(calendarRoutes.upcoming, { query, notFound: "throw" })) };
      }),
    );
    const concerned = found.filter(({ count, begun }) => count > 0 || (kind === "professional" && begun > 0));
    if (concerned.length === 0) return true;
    return new Promise<boolean>((answer) => setQuestion({ kind, people: concerned, answer }));
  };
  const dialog = question && (
    <Suspense>
      <UpcomingDialog
        people={question.people}
        kind={question.kind}
        timeZone={user.space?.time_zone ?? "Europe/Lisbon"}
        onAnswer={(goOn) => {
          question.answer(goOn);
          setQuestion(undefined);
        }}
      />
    </Suspense>
  );
  return { mayGo, dialog };
}
