import { Button } from "@mantine/core";
import { toast } from "@meridian/ui/feedback/toasts";
import { SelectField } from "@meridian/ui/forms/fields";
import { type Pick, SearchPick } from "@meridian/ui/forms/search-pick";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { type Catalogue, type KnownPoint, membersOf } from "../model/catalogue.ts";
import { codeOf, concerns, isNothing, type Last, type Value, withLast } from "../model/chosen.ts";
import classes from "./acupuncture.module.css";

type AddingProps = {
  auricular: boolean;
  catalogue: Catalogue | undefined;
  ready: () => Promise<Catalogue>;
  patient: { pregnant: boolean };
  add: (points: readonly KnownPoint[]) => void;
  previous: (() => Promise<Last>) | undefined;
  setValue: (next: (now: Value) => Value) => void;
};

/** The ways a point gets in: by typing, by a group, from the last visit. */
export function Adding({ auricular, catalogue, ready, patient, add, previous, setValue }: AddingProps) {
  const { t } = useTranslation("acupuncture");
  const { t: act } = useTranslation("ui");
  const groups = catalogue?.groups ?? [];
  const copy = async () => {
    const last = await previous?.();
    if (!last || isNothing(last)) return toast(t("copy.nothing"));
    setValue((now) => withLast(now, last));
    toast(t("copy.done"));
  };
  const find = (text: string, among: Catalogue): Pick[] =>
    among.find(text, { auricular, language: currentLanguage(), limit: 8 }).map((point) => ({
      id: point.id,
      label: (
        <span className={classes.found}>
          <code>{codeOf(point)}</code> <span>{point.pinyin || point.name}</span>{" "}
          <span lang="zh">{point.zh}</span>
        </span>
      ),
      note: point.safety.some((safety) => safety.severity === "serious" && concerns(safety, patient))
        ? t("beware")
        : point.info.slice(0, 48),
      run: () => add([point]),
    }));
  return (
    <div className={classes.adding}>
      <SearchPick
        id="add-point"
        label={t(auricular ? "add.ear" : "add.body")}
        placeholder={t(auricular ? "add.earExample" : "add.bodyExample")}
        pause={0}
        least={1}
        find={async (text) => find(text, await ready())}
        findNow={catalogue && ((text) => find(text, catalogue))}
        nothing={t("add.nothing")}
        failed={act("state.errorTitle")}
      />
      <SelectField
        label={t("group")}
        empty={t("chooseGroup")}
        value=""
        onChange={(id) => {
          const group = groups.find((one) => one.id === id);
          if (group && catalogue) add(membersOf(catalogue, group));
        }}
        options={groups
          .filter((group) => group.auricular === auricular)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      {previous && (
        <Button variant="default" onClick={() => void copy()}>
          {t("copy.action")}
        </Button>
      )}
    </div>
  );
}
