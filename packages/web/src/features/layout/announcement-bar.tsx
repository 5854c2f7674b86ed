import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "@meridian/ui/api/client";
import { announcementsNow, setAnnouncements, useAnnouncements } from "@meridian/ui/session/announcements";
import { Announcements } from "@meridian/ui/shell/banners";

/** Announcements of the product, each dismissible for good. One that could not be dismissed comes back. */
export function AnnouncementBar() {
  const items = useAnnouncements();
  const hide = (ids: string[]) => {
    const before = announcementsNow();
    setAnnouncements(before.filter(({ id }) => !ids.includes(id)));
    call(accountsRoutes.hideAlerts, { body: { ids } }).catch(() => setAnnouncements(before));
  };
  return <Announcements items={items} onHide={hide} />;
}
