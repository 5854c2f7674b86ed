import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "users",
    path: "users",
    load: () => import("./users.tsx"),
    locales: ["users", "clinic"],
    who: { can: "clinic.manage" },
    nav: { label: "users", icon: "users", group: "administration", order: 20 },
  },
  {
    name: "invite-user",
    path: "users/invite",
    load: () => import("./invite-user.tsx"),
    locales: ["users"],
    who: { can: "clinic.manage" },
    command: "inviteUser",
  },
  {
    // Open to all users: one who does not manage the clinic is redirected to the own settings.
    name: "edit-user",
    path: "user/:uid/edit",
    load: () => import("./edit-user.tsx"),
    locales: ["users"],
  },
];
