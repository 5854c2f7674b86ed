import { Button, NativeSelect } from "@mantine/core";
import {
  BODY_VIEWS,
  type BodyView,
  bodyArea,
  bodyAreas,
  middleOf,
} from "@meridian/core/clinical/osteopathy/osteopathy-body";
import type { Osteopathy, PainMark } from "@meridian/core/contracts/visits/sections/osteopathy";
import { TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { Announced } from "@meridian/ui/states/announced";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import { BodyChart } from "./body-chart.tsx";
import { newMark } from "./body-steps.ts";
import { Choice, MultipleChoice, PainScale } from "./choice.tsx";
import { MarksTable, radiationWords } from "./marks-table.tsx";
import classes from "./osteopathy.module.css";
import { areaWords } from "./words.ts";

type BodyPanelProps = {
  marks: readonly PainMark[];
  onChange: (marks: PainMark[]) => void;
  onRemoved: (restore: (now: Osteopathy) => Osteopathy) => void;
};

/** The pain chart, with the selected mark beside it and a table of all marks below. */
export function BodyPanel({ marks, onChange, onRemoved }: BodyPanelProps) {
  const { t } = useTranslation("osteopathy");
  const { view, show, current, drawing, setDrawing, put, add, open, remove } = usePainMarks({
    marks,
    onChange,
    onRemoved,
  });
  return (
    <>
      <p className={classes.help}>{t("body.help")}</p>
      <div className={classes.sides}>
        <div className={classes.picture}>
          <Choice
            hideLabel
            label={t("body.view")}
            options={BODY_VIEWS.map((value) => ({ value, label: t(`body.${value}`) }))}
            value={view}
            onChange={show}
          />
          <BodyChart
            view={view}
            marks={marks.flatMap((mark, index) => (mark.view === view ? [{ mark, number: index + 1 }] : []))}
            selected={current?.id}
            drawing={drawing}
            onAdd={(at, radiation) => add(newMark(view, at, radiation))}
            onDrawn={(radiation) => {
              if (current) put({ ...current, radiation: radiation.map(([x, y]) => [x, y]) });
              setDrawing(false);
            }}
            onSelect={open}
            onMove={put}
          />
          <NativeSelect
            label={t("body.add")}
            value=""
            data={[{ value: "", label: t("body.pick") }, ...areaOptions(t, view)]}
            onChange={(event) => {
              const area = bodyArea(view, event.currentTarget.value);
              if (area) add({ ...newMark(view, middleOf(area)), area: area.key });
            }}
          />
        </div>
        {current && (
          <MarkPanel
            key={current.id}
            mark={current}
            number={marks.indexOf(current) + 1}
            drawing={drawing}
            onDraw={() => setDrawing(!drawing)}
            onChange={put}
            onRemove={() => remove(current)}
          />
        )}
      </div>
      <MarksTable marks={marks} onOpen={open} />
    </>
  );
}

/** The marks of the pain chart: which view is shown, which mark is selected, and how they are changed. */
function usePainMarks({ marks, onChange, onRemoved }: BodyPanelProps) {
  const [view, setView] = useState<BodyView>(marks[0]?.view ?? "front");
  const [selected, setSelected] = useState<string>();
  const [drawing, setDrawing] = useState(false);
  const current = marks.find(({ id }) => id === selected);
  const show = (next: BodyView) => {
    setView(next);
    setDrawing(false);
  };
  const put = (next: PainMark) => onChange(marks.map((mark) => (mark.id === next.id ? next : mark)));
  const add = (next: PainMark) => {
    onChange([...marks, next]);
    setSelected(next.id);
  };
  const open = (id: string) => {
    const mark = marks.find((one) => one.id === id);
    if (mark) setView(mark.view);
    setSelected(id);
    setDrawing(false);
  };
  const remove = (mark: PainMark) => {
    onChange(marks.filter(({ id }) => id !== mark.id));
    setSelected(undefined);
    onRemoved((now) => ({ ...now, marks: [...now.marks, mark] }));
  };
  return { view, show, current, drawing, setDrawing, put, add, open, remove };
}

const areaOptions = (say: Parameters<typeof areaWords>[0], view: BodyView) =>
  bodyAreas[view].map(({ key }) => ({ value: key, label: areaWords(say, view, key) }));

type MarkPanelProps = {
  mark: PainMark;
  number: number;
  drawing: boolean;
  onDraw: () => void;
  onChange: (mark: PainMark) => void;
  onRemove: () => void;
};

function MarkPanel({ mark, number, drawing, onDraw, onChange, onRemove }: MarkPanelProps) {
  const { t } = useTranslation("osteopathy");
  const { terms } = useOsteopathyWords();
  const set = (change: Partial<PainMark>) => onChange({ ...mark, ...change });
  const radiateTo = (key: string) => {
    const area = bodyArea(mark.view, key);
    set({ radiation: area ? [[...middleOf(area)]] : [] });
  };
  const title = t("body.mark", { number, area: areaWords(t, mark.view, mark.area) });
  return (
    <section className={classes.panel} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <Button size="compact-xs" variant="subtle" color="gray" onClick={onRemove}>
          {t("body.remove")}
        </Button>
      </header>
      <PainScale label={t("body.intensity")} value={mark.pain} onChange={(pain) => set({ pain })} />
      <MultipleChoice
        label={t("body.quality")}
        options={terms.quality.map((one) => ({ value: one.key, label: one[currentLanguage()] }))}
        value={mark.quality}
        onChange={(quality) => set({ quality: quality.slice(0, 6) })}
      />
      <NativeSelect
        label={t("body.radiatesTo")}
        value=""
        data={[
          { value: "", label: mark.radiation.length > 0 ? radiationWords(t, mark) : t("body.noRadiation") },
          ...areaOptions(t, mark.view),
        ]}
        onChange={(event) => radiateTo(event.currentTarget.value)}
      />
      <div className={classes.row}>
        <Button
          size="compact-sm"
          variant={drawing ? "filled" : "default"}
          aria-pressed={drawing}
          onClick={onDraw}
        >
          {t(drawing ? "body.stop" : "body.draw")}
        </Button>
        {mark.radiation.length > 0 && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => set({ radiation: [] })}>
            {t("body.clearLine")}
          </Button>
        )}
      </div>
      <Announced>{drawing && <p className={classes.help}>{t("body.drawing")}</p>}</Announced>
      <TextField
        label={t("body.note")}
        maxLength={300}
        value={mark.note}
        onChange={(note) => set({ note })}
      />
    </section>
  );
}
