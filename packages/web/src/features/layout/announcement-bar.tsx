import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "@meridian/ui/api/client";
import {
  announcementsKnown,
  announcementsNow,
  setAnnouncements,
  useAnnouncements,
} from "@meridian/ui/session/announcements";
import { Announcements } from "@meridian/ui/shell/banners";
import { useEffect } from "react";

/**
 * Announcements for the user, dismissible for good where they may be. Signing in brings them; where the app is opened with
 * a session they are read. One that could not be dismissed comes back.
 */
export function AnnouncementBar() {
  const items = useAnnouncements();
  useEffect(() => {
    if (announcementsKnown()) return;
    // Without them the app works as well; the next opening reads them.
    call(accountsRoutes.listAlerts)
      .then(({ alerts }) => setAnnouncements(alerts))
      .catch(() => undefined);
  }, []);
  const hide = (ids: string[]) => {
    const before = announcementsNow();
    setAnnouncements(before.filter(({ id }) => !ids.includes(id)));
    call(accountsRoutes.hideAlerts, { body: { ids } }).catch(() => setAnnouncements(before));
  };
  return <Announcements items={items} onHide={hide} />;
}
