import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/ActionIcon.layer.css";
import { ActionIcon, Button, Menu } from "@mantine/core";
import type { Patient } from "@meridian/core/contracts/patients/patients";
import type { EarlierFindings } from "@meridian/core/contracts/visits/visits";
import { formatDate, today } from "@meridian/ui/i18n/format";
import { useAllows } from "@meridian/ui/session/session";
import { PageHead } from "@meridian/ui/shell/page-head";
import { PregnantTag } from "@meridian/ui/states/pregnant-tag";
import { Notice, Tag } from "@meridian/ui/states/states";
import { IconAlertTriangle, IconDots, IconHistory, IconPill, IconVaccineOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { currentClinical } from "../model/current-clinical.ts";
import classes from "./patients.module.css";

type HeadProps = {
  patient: Patient;
  /** Instant of the last signed visit; undefined while it is not known. */
  lastVisit: string | null | undefined;
  /** The findings of signed visits; undefined until they are loaded, and for those who may not read them. */
  findings: EarlierFindings | undefined;
  /** The names of conditions that visits recorded, present or past. */
  conditions: readonly string[];
  onArchive: () => void;
  onRestore: () => void;
  onMerge: () => void;
  onErase: () => void;
  /** Wraps what is said of an archived record: another notice takes its place while the record waits to be erased. */
  erasure?: (archived: ReactNode) => ReactNode;
  /** Copies the record; absent for those who may not read it. */
  onCopy?: (() => void) | undefined;
};

/** Who it is, and what matters before touching them. */
export function PatientHead({
  patient,
  lastVisit,
  findings,
  conditions,
  onArchive,
  onRestore,
  onMerge,
  onErase,
  erasure = (archived) => archived,
  onCopy,
}: HeadProps) {
  const { t } = useTranslation("patients");
  const allows = useAllows();
  const active = patient.state === "active";
  return (
    <>
      <PageHead
        title={patient.name}
        context={<Who patient={patient} lastVisit={lastVisit} />}
        crumbs={[{ label: t("title"), to: "/patients" }]}
        actions={
          <>
            <Manage
              {...(active && allows({ can: "patients.manage" }) && { onArchive, onMerge, onErase })}
              onCopy={onCopy}
            />
            {active && allows({ can: "appointments.write" }) && (
              <Button
                component={Link}
                to={`/patient/${patient.id}/appointments/new`}
                className={classes.book}
              >
                {t("action.book")}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.headBody}>
        {!active && erasure(<Archived onRestore={onRestore} onErase={onErase} />)}
        <Clinical patient={patient} findings={findings} conditions={conditions} />
      </div>
    </>
  );
}

/** Says that a record is archived, and what managers can do with it. */
function Archived({ onRestore, onErase }: Pick<HeadProps, "onRestore" | "onErase">) {
  const { t } = useTranslation("patients");
  const allows = useAllows();
  return (
    <Notice
      tone="amber"
      title={t("record.deletedTitle")}
      action={
        allows({ can: "patients.manage" }) && (
          <span className={classes.noticeActions}>
            <Button variant="default" size="compact-sm" onClick={onRestore}>
              {t("action.restore")}
            </Button>
            <Button variant="subtle" color="red" size="compact-sm" onClick={onErase}>
              {t("action.erase")}
            </Button>
          </span>
        )
      }
    >
      <p>{t("record.deletedHelp")}</p>
    </Notice>
  );
}

type ManageProps = Partial<Pick<HeadProps, "onArchive" | "onMerge" | "onErase">> & Pick<HeadProps, "onCopy">;

function Manage({ onArchive, onMerge, onErase, onCopy }: ManageProps) {
  const { t } = useTranslation("patients");
  if (!onArchive && !onCopy) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t("action.more")}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onCopy && <Menu.Item onClick={onCopy}>{t("action.copy")}</Menu.Item>}
        {onMerge && <Menu.Item onClick={onMerge}>{t("action.merge")}</Menu.Item>}
        {onArchive && (
          <Menu.Item color="red" onClick={onArchive}>
            {t("action.archive")}
          </Menu.Item>
        )}
        {onErase && (
          <Menu.Item color="red" onClick={onErase}>
            {t("action.erase")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Who({ patient, lastVisit }: Pick<HeadProps, "patient" | "lastVisit">) {
  const { t } = useTranslation("patients");
  const { age, birthday, gender, age_class } = patient;
  const facts = [
    age !== null && birthday && `${t("years", { count: age })} (${formatDate(birthday, "numeric")})`,
    gender && t(`gender.${gender}`),
    lastVisit && t("record.lastVisit", { date: formatDate(lastVisit) }),
    lastVisit === null && t("record.noVisit"),
  ].filter(Boolean);
  return (
    <span className={classes.identity} data-tour="patient-head">
      <span className="num">{facts.join(" · ")}</span>
      {age_class && <Tag tone="blue">{t(`tag.${age_class}`)}</Tag>}
      {patient.imported && <Tag>{t("tag.imported")}</Tag>}
    </span>
  );
}

/** Alerts, allergies, medication, past illnesses, pregnancy: not there at all for those who may not read them. */
function Clinical({ patient, findings, conditions }: Pick<HeadProps, "patient" | "findings" | "conditions">) {
  const { t } = useTranslation("patients");
  const { alerts, pregnant, pregnancy_due, lactant } = patient;
  if (alerts === undefined) return null;
  const { allergies, medication } = currentClinical(patient, findings);
  const icon = { size: 16, stroke: 1.5, "aria-hidden": true } as const;
  return (
    <div className={classes.clinical}>
      {alerts && (
        <Fact wide tone="red" label={t("record.alerts")} icon={<IconAlertTriangle {...icon} />}>
          {alerts}
        </Fact>
      )}
      <Fact
        tone={allergies ? "red" : "plain"}
        label={t("record.allergies")}
        icon={<IconVaccineOff {...icon} />}
      >
        {allergies || t(findings?.no_allergies ? "record.askedNoAllergies" : "record.noAllergies")}
      </Fact>
      <Fact tone="plain" label={t("record.medication")} icon={<IconPill {...icon} />}>
        {medication || t("record.noMedication")}
      </Fact>
      {conditions.length > 0 && (
        <Fact tone="plain" label={t("record.conditions")} icon={<IconHistory {...icon} />}>
          {conditions.join(", ")}
        </Fact>
      )}
      {(pregnant || lactant) && (
        <div className={classes.flags}>
          {pregnant && <PregnantTag due={pregnancy_due} day={today()} />}
          {lactant && <Tag tone="amber">{t("tag.lactant")}</Tag>}
        </div>
      )}
    </div>
  );
}

type FactProps = {
  tone: "red" | "plain";
  label: string;
  icon: ReactNode;
  children: string;
  /** Takes a line of its own on a phone. */
  wide?: boolean;
};

const Fact = ({ tone, label, icon, children, wide }: FactProps) => (
  <p
    className={[classes.fact, tone === "red" && classes.harm, wide && classes.wide].filter(Boolean).join(" ")}
  >
    {icon}
    <span>
      <strong>{label}</strong> {children}
    </span>
  </p>
);
