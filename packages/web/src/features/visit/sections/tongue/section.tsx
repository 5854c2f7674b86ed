import { Button } from "@mantine/core";
import { TONGUE_VIEWS } from "@meridian/core/clinical/tongue/tongue-drawing";
import { TONGUE_PLACES } from "@meridian/core/clinical/tongue/tongue-reading";
import { tongueCodeName, tongueShapes, tongueSizes } from "@meridian/core/clinical/tongue/tongue-terms";
import type { TongueData } from "@meridian/core/contracts/visits/sections/tongue";
import { formatDate } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { IconArrowsLeftRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useResults } from "../../api/results.ts";
import Photos from "../../frame/photos.tsx";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { useVisitFacts } from "../../frame/visit-context.tsx";
import { hasContent } from "../../model/sections.ts";
import { useTerms } from "../../terms/term-words.tsx";
import { ChangeList, Comparison, type DatedTongue, OlderButton, type OlderResults } from "./comparison.tsx";
import { Drawing, MarkLegend } from "./drawing.tsx";
import { TongueFigure } from "./figure.tsx";
import { codesAt, Findings } from "./findings.tsx";
import classes from "./tongue.module.css";
import { drawnText } from "./words.ts";

/** The tongue examination: the drawing, the findings, and the changes since the last visit. */
export function Edit({ section, value, onChange }: EditProps<TongueData>) {
  const { mode } = useVisitFacts();
  const { visits, previous, failed, older } = useTongueVisits(value);
  const [comparing, setComparing] = useState(false);
  const latest = visits.find(({ id }) => id === CURRENT_VISIT);
  return (
    <div className={classes.tongue}>
      <Drawing
        value={value}
        onChange={onChange}
        aside={
          <div className={classes.aside}>
            <PreviousTongue
              previous={previous}
              value={value}
              failed={failed}
              older={older}
              onCompare={visits.length > 1 ? () => setComparing(true) : undefined}
            />
            {mode === "live" && <Photos section={section} />}
          </div>
        }
      />
      {comparing && latest && (
        <Comparison
          visits={visits}
          from={previous?.id ?? visits[0]?.id ?? CURRENT_VISIT}
          to={CURRENT_VISIT}
          older={older}
          onClose={() => setComparing(false)}
        />
      )}
      <Findings value={value} onChange={onChange} />
    </div>
  );
}

/** The id of the visit on the screen among those to compare. */
const CURRENT_VISIT = "this";

/** The tongues of all the patient's visits, oldest first, with the current one as edited. */
function useTongueVisits(value: TongueData) {
  const { t } = useTranslation("tongue");
  const { visit } = useVisitFacts();
  const { id, start, patient } = visit.appointment;
  const { results, isError, ...query } = useResults(patient, "tongue");
  const others = results
    .filter((result) => result.appointment !== id && hasContent("tongue", result.data))
    .map((result) => ({
      id: result.appointment,
      start: result.start,
      label: formatDate(result.start),
      found: result.data,
    }));
  const now = { id: CURRENT_VISIT, start, label: `${formatDate(start)} · ${t("compare.now")}`, found: value };
  const visits = [...others, now].sort((a, b) => (a.start < b.start ? -1 : 1));
  const previous = others.find((other) => other.start < start);
  const older = query.hasOlder
    ? { loading: query.isFetchingOlder, onLoad: () => void query.fetchOlder() }
    : undefined;
  return { visits, previous, failed: isError, older };
}

type PreviousProps = {
  previous: DatedTongue | undefined;
  value: TongueData;
  failed: boolean;
  older: OlderResults | undefined;
  onCompare: (() => void) | undefined;
};

/** The tongue of the last visit, and the changes since as text. */
function PreviousTongue({ previous, value, failed, older, onCompare }: PreviousProps) {
  const { t } = useTranslation("tongue");
  if (!previous)
    return (
      <>
        <p className={classes.muted}>{t(failed ? "previous.failed" : "previous.none")}</p>
        {older && <OlderButton {...older} />}
        {onCompare && <CompareButton onClick={onCompare} />}
      </>
    );
  return (
    <section className={classes.previous}>
      <h3>{t("previous.title", { date: previous.label })}</h3>
      <TongueFigure found={previous.found} view="top" label={t("figure.on", { date: previous.label })} />
      <div>
        <h4>{t("previous.since")}</h4>
        {hasContent("tongue", value) && (
          <ChangeList before={previous.found} after={value} none={t("previous.same")} max={6} />
        )}
      </div>
      {onCompare && <CompareButton onClick={onCompare} />}
    </section>
  );
}

/** The examination read-only: picture, drawing as text, findings. */
export function View({ value }: ViewProps<TongueData>) {
  const { t } = useTranslation("tongue");
  const language = currentLanguage();
  const { words } = useTerms("tongue");
  const drawn = drawnText(t, value, words);
  const places = TONGUE_PLACES.filter((place) => place !== "under");
  const found = places.flatMap((place) => {
    const codes = codesAt(value, place);
    return codes.length > 0 ? [{ place, codes }] : [];
  });
  return (
    <div className={classes.reading}>
      <div className={classes.view}>
        {TONGUE_VIEWS.filter((view) => value[view].length > 0).map((view) => (
          <figure key={view}>
            <TongueFigure
              found={value}
              view={view}
              label={t("figure.drawing", { view: t(`view.${view}`).toLocaleLowerCase() })}
            />
            <figcaption>
              <MarkLegend value={value} view={view} />
            </figcaption>
          </figure>
        ))}
        <dl className={classes.read}>
          <div>
            <dt>{t("shape")}</dt>
            <dd>
              {tongueShapes[value.shape][language]}, {tongueSizes[value.size][language].toLocaleLowerCase()}
            </dd>
          </div>
          {found.map(({ place, codes }) => (
            <div key={place}>
              <dt>{t(`at.${place}`)}</dt>
              <dd>{codes.map((code) => tongueCodeName(code, language, words)).join("; ")}</dd>
            </div>
          ))}
          {drawn.length > 0 && (
            <div>
              <dt>{t("figure.drawn")}</dt>
              <dd>
                {drawn.map(({ place, text }) => (
                  <p key={place}>{text}</p>
                ))}
              </dd>
            </div>
          )}
          {value.note && (
            <div>
              <dt>{t("findings.note")}</dt>
              <dd className={classes.note}>{value.note}</dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  );
}

/** The tongue of a finished visit, with the previous one and the comparison of any two visits. */
export function Read({ value }: ViewProps<TongueData>) {
  const { visits, previous, failed, older } = useTongueVisits(value);
  const [comparing, setComparing] = useState(false);
  const other = previous?.id ?? visits.find(({ id }) => id !== CURRENT_VISIT)?.id;
  const compare = other === undefined ? undefined : () => setComparing(true);
  return (
    <div className={classes.tongue}>
      <View value={value} />
      {comparing && other !== undefined ? (
        <Comparison
          visits={visits}
          from={other}
          to={CURRENT_VISIT}
          older={older}
          onClose={() => setComparing(false)}
        />
      ) : (
        <div className={classes.before}>
          <PreviousTongue
            previous={previous}
            value={value}
            failed={failed}
            older={older}
            onCompare={compare}
          />
        </div>
      )}
    </div>
  );
}

function CompareButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation("tongue");
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconArrowsLeftRight size={16} stroke={1.5} aria-hidden />}
      onClick={onClick}
    >
      {t("previous.compare")}
    </Button>
  );
}
