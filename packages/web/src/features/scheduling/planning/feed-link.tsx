import { Button, TextInput } from "@mantine/core";
import { useCopy } from "@meridian/ui/feedback/copy-text";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useCreateFeed, useFeed, useRevokeFeed } from "../api/planning.ts";
import classes from "./planning.module.css";

/** Creates, replaces and disables the private address of the user's calendar for other calendar programs. */
export function FeedLink() {
  const { t } = useTranslation("planning");
  const { t: say } = useTranslation("errors");
  const feed = useFeed();
  const create = useCreateFeed();
  const revoke = useRevokeFeed();
  if (feed.error) return <ErrorState compact error={feed.error} onRetry={() => void feed.refetch()} />;
  if (!feed.data) return <Skeleton lines={3} />;
  const since = feed.data.created_at;
  const failure = create.error ?? revoke.error;
  return (
    <div className={classes.form}>
      <p>{t("feed.what")}</p>
      {create.data && since ? (
        <NewAddress url={create.data.url} />
      ) : (
        since && (
          <p className={classes.quiet}>
            {t("feed.since", { day: formatDate(since, "long") })} {t("feed.renewHelp")}
          </p>
        )
      )}
      {failure && (
        <Notice tone="red" live>
          {errorMessage(say, failure)}
        </Notice>
      )}
      <div className={classes.actions}>
        {!create.data && (
          <Button loading={create.isPending} onClick={() => create.mutate()}>
            {t(since ? "feed.renew" : "feed.make")}
          </Button>
        )}
        {since && (
          <Button
            variant="default"
            color="red"
            loading={revoke.isPending}
            onClick={() =>
              revoke.mutate(undefined, {
                onSuccess: () => {
                  create.reset();
                  toast(t("feed.stopped"));
                },
              })
            }
          >
            {t("feed.stop")}
          </Button>
        )}
      </div>
    </div>
  );
}

function NewAddress({ url }: { url: string }) {
  const { t } = useTranslation("planning");
  const { t: act } = useTranslation("ui");
  const copy = useCopy();
  return (
    <>
      <Notice tone="amber" live>
        {t("feed.once")}
      </Notice>
      <div className={classes.address}>
        <TextInput
          label={t("feed.address")}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" onClick={() => copy(url)}>
          {act("action.copy")}
        </Button>
      </div>
    </>
  );
}
