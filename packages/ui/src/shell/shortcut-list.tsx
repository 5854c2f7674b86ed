import { useTranslation } from "react-i18next";
import { isMac, type ShownKey, usePageKeys } from "./commands.ts";
import classes from "./shortcut-list.module.css";

/** The keys of the open page, then those that work everywhere; `help` says whether the help's own key is on. */
export function ShortcutList({ help }: { help: boolean }) {
  const { t } = useTranslation("shortcuts");
  const here = usePageKeys();
  const everywhere: readonly ShownKey[] = [
    { keys: isMac() ? "⌘ K" : "Ctrl K", does: "search" },
    ...(help ? [{ keys: "?", does: "help" } as const] : []),
    { keys: "Esc", does: "close" },
  ];
  return (
    <div className={classes.lists}>
      <h4>{t("here")}</h4>
      {here.length === 0 ? <p className={classes.none}>{t("none")}</p> : <Keys keys={here} />}
      <h4>{t("everywhere")}</h4>
      <Keys keys={everywhere} />
    </div>
  );
}

function Keys({ keys: shown }: { keys: readonly ShownKey[] }) {
  const { t } = useTranslation("shortcuts");
  return (
    <dl className={classes.keys}>
      {shown.map((one) => {
        const label = "label" in one ? one.label : t(`does.${one.does}`);
        return (
          <div key={`${one.keys} ${label}`}>
            <dt>
              <kbd>{one.keys === "Space" ? t("space") : one.keys}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        );
      })}
    </dl>
  );
}
