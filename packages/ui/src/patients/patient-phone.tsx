import { type PatientContact, patientsRoutes } from "@meridian/core/contracts/patients/patients";
import { IconPhone } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import classes from "./patient-phone.module.css";

/** Patients asked for at once, as the route takes them. */
const AT_ONCE = 100;

/** Phones of the patients a list shows, in one call: of the first hundred. By id; empty until they are there. */
export function usePatientContacts(patients: readonly string[]): ReadonlyMap<string, PatientContact> {
  const ids = [...new Set(patients)].sort().slice(0, AT_ONCE);
  const { data } = useQuery({
    queryKey: ["patients", "contacts", ...ids],
    queryFn: ({ signal }) =>
      call(patientsRoutes.contacts, { query: { ids: ids.join(",") }, signal, notFound: "throw" }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return new Map((data?.items ?? []).map((contact) => [contact.id, contact]));
}

/** A number to press and call; nothing where none is known. */
export function PatientPhone({ contact, name }: { contact: PatientContact | undefined; name: string }) {
  const { t } = useTranslation("ui");
  const number = contact && (contact.mobile_number || contact.phone);
  if (!number) return null;
  return (
    <a
      className={`num ${classes.phone}`}
      href={`tel:${contact.call}`}
      aria-label={t("action.call", { name, number })}
    >
      <IconPhone size={14} stroke={1.5} aria-hidden />
      {number}
    </a>
  );
}
