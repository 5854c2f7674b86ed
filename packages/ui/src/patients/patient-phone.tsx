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
  const { data } = useContactsQuery(patients);
  return new Map((data?.items ?? []).map((contact) => [contact.id, contact]));
}

/** Whether the phones of a list are being asked for, and the request has not failed. */
export function useContactsLoading(patients: readonly string[]): boolean {
  const { isLoading, failureCount } = useContactsQuery(patients);
  return isLoading && failureCount === 0;
}

function useContactsQuery(patients: readonly string[]) {
  const ids = [...new Set(patients)].sort().slice(0, AT_ONCE);
  return useQuery({
    queryKey: ["patients", "contacts", ...ids],
    queryFn: ({ signal }) =>
      call(patientsRoutes.contacts, { query: { ids: ids.join(",") }, signal, notFound: "throw" }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
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
