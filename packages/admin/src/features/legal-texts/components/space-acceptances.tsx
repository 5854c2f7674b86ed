import { formatDate } from "@meridian/ui/i18n/format";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useSpaceAcceptances } from "../api/legal-texts.ts";
import classes from "./legal-texts.module.css";

/** Which versions of the terms and the privacy policy the users of a space accepted. */
export function SpaceAcceptances({ space }: { space: string }) {
  const { t } = useTranslation("legal-texts");
  const { data, error, refetch } = useSpaceAcceptances(space);
  return (
    <section className={classes.versions} aria-labelledby="acceptances">
      <h2 id="acceptances">{t("accepted.title")}</h2>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && (
        <ul>
          {data.items.map(({ user, name, owner, active, accepted }) => (
            <li key={user}>
              <strong>{name}</strong>
              <p className={classes.quiet}>
                {[
                  owner && t("accepted.owner"),
                  !active && t("accepted.inactive"),
                  ...accepted.map(({ text, number, at }) =>
                    at
                      ? t(`accepted.${text}On`, { number, date: formatDate(at, "numeric") })
                      : t(`accepted.${text}`, { number }),
                  ),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
