import { toast } from "@meridian/ui/feedback/toasts";
import { SelectField } from "@meridian/ui/forms/fields";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import type { Pick } from "@meridian/ui/forms/use-found";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Catalogue, type KnownPoint, membersOf } from "../model/catalogue.ts";
import { appliesTo, codeOf, type PointEntry } from "../model/point-entries.ts";
import classes from "./acupuncture.module.css";
import { GroupChoice, type GroupPoint } from "./group-choice.tsx";

type AddPointsProps = {
  auricular: boolean;
  catalogue: Catalogue | undefined;
  ready: () => Promise<Catalogue>;
  patient: { pregnant: boolean };
  chosen: readonly PointEntry[];
  add: (points: readonly KnownPoint[]) => void;
  /** Adds the chosen points of a group. */
  addGroup: (group: string, asked: readonly GroupPoint[]) => void;
};

/** Adds points, by search or from a group. */
export function AddPoints(props: AddPointsProps) {
  const { auricular, catalogue, ready, patient, chosen, add, addGroup } = props;
  const { t } = useTranslation("acupuncture");
  const { t: act } = useTranslation("ui");
  const groups = (catalogue?.groups ?? []).filter((group) => !group.retired && group.auricular === auricular);
  const [openGroupId, setOpenGroupId] = useState<string>();
  const openGroup = groups.find(({ id }) => id === openGroupId);
  const select = useId();
  const closeGroup = () => {
    setOpenGroupId(undefined);
    document.getElementById(select)?.focus();
  };
  const find = (text: string, among: Catalogue): Pick[] =>
    among.find(text, { auricular, language: currentLanguage(), limit: 8 }).map((point) => ({
      id: point.id,
      label: <FoundPoint point={point} />,
      note: isRisky(point, patient) ? t("beware") : point.info.slice(0, 48),
      run: () => add([point]),
    }));
  return (
    <div className={classes.addPoints}>
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
        id={select}
        label={t("group")}
        empty={t("chooseGroup")}
        value={openGroup?.id ?? ""}
        onChange={(id) => setOpenGroupId(id || undefined)}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {openGroup && catalogue && (
        <div className={classes.groupChoice}>
          <GroupChoice
            key={openGroup.id}
            group={openGroup}
            members={membersOf(catalogue, openGroup)}
            chosen={chosen}
            patient={patient}
            onCancel={closeGroup}
            onAdd={(points) => {
              addGroup(openGroup.id, points);
              toast(t("balance.added", { count: points.length }));
              closeGroup();
            }}
          />
        </div>
      )}
    </div>
  );
}

const FoundPoint = ({ point }: { point: KnownPoint }) => (
  <span className={classes.found}>
    <code>{codeOf(point)}</code> <span>{point.pinyin || point.name}</span> <span lang="zh">{point.zh}</span>
  </span>
);

const isRisky = ({ safety }: KnownPoint, patient: AddPointsProps["patient"]) =>
  safety.some((one) => one.severity === "serious" && appliesTo(one, patient));
