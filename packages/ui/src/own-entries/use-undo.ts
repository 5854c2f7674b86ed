import { useTranslation } from "react-i18next";
import { toast } from "../feedback/toasts.tsx";
import { errorMessage } from "../i18n/error-message.ts";

type Back = () => Promise<unknown>;

/** Runs an action, confirms it and offers undo. An error is shown as text. */
export function useUndo() {
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const run = async (work: () => Promise<Back | undefined>, done: string, undone?: string) => {
    try {
      const back = await work();
      toast(
        done,
        back && undone
          ? {
              action: {
                label: act("action.undo"),
                run: () => void run(() => back().then(() => undefined), undone),
              },
            }
          : {},
      );
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  return run;
}
