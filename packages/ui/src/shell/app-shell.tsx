import { useMediaQuery } from "@mantine/hooks";
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconSearch,
} from "@tabler/icons-react";
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink, useLocation } from "react-router-dom";
import { Toasts } from "../feedback/toasts.tsx";
import { useFocusedPage } from "../focus/focus-new-page.ts";
import { useKeptFocus } from "../focus/keep-focus.ts";
import { LoadingLine } from "../loading/loading-line.tsx";
import classes from "./app-shell.module.css";
import { Brand } from "./brand.tsx";
import { InFrame } from "./in-frame.ts";
import { NAV_ICONS } from "./nav-icons.tsx";
import type { NavGroup, NavTarget } from "./navigation.ts";

export type RailGroup = { group: NavGroup; entries: readonly NavTarget[] };

type AppShellProps = {
  rail: readonly RailGroup[];
  home: string;
  spaceName: string;
  /** Beside the name: what kind of space it is, where that matters on every screen. */
  mark?: ReactNode;
  logoUrl?: string | null;
  /** The user's own colour, which marks the active menu entry. */
  tint?: string;
  onSearch?: () => void;
  /** Label of the search field; by default patients and screens. */
  searchLabel?: string;
  /** Right end of the top bar, in reading order: timers, messages, help; then language and user. */
  slots?: { timers?: ReactNode; messages?: ReactNode; help?: ReactNode };
  menus: ReactNode;
  /** Plan and announcements, above the page. */
  banners?: ReactNode;
  /** What is shown above the toasts until the user decides: a new release. */
  notice?: ReactNode;
  children: ReactNode;
};

/** Storage keys of the choice by window width, because a menu that fits a wide window crowds a narrow one. */
const RAIL = { wide: "meridian-rail", narrow: "meridian-rail-narrow" } as const;
const NARROW = "(max-width: 79.9375em)";

/** Whether the menu shows icons only: on a narrow window by default, on a wide one after the user folded it. */
function useFolded() {
  const width = useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) ? "narrow" : "wide";
  const [chosen, setChosen] = useState(() => ({
    wide: localStorage.getItem(RAIL.wide),
    narrow: localStorage.getItem(RAIL.narrow),
  }));
  const folded = (chosen[width] ?? (width === "narrow" ? "folded" : "open")) === "folded";
  const toggle = () => {
    const next = folded ? "open" : "folded";
    localStorage.setItem(RAIL[width], next);
    setChosen({ ...chosen, [width]: next });
  };
  return { folded, toggle };
}

/** The frame of both apps: menu, top bar, banners and the page. */
export function AppShell({
  rail,
  home,
  spaceName,
  mark,
  logoUrl,
  tint,
  onSearch,
  searchLabel,
  slots = {},
  menus,
  banners,
  notice,
  children,
}: AppShellProps) {
  const { t } = useTranslation("shell");
  const { folded, toggle } = useFolded();
  const main = useRef<HTMLElement>(null);
  useKeptFocus();
  useFocusedPage(main);
  return (
    <div
      className={folded ? `${classes.app} ${classes.collapsed}` : classes.app}
      style={tint ? ({ "--tint": tint } as CSSProperties) : undefined}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link moves the focus, which a bare fragment would not under the router */}
      <a
        className={classes.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t("skip")}
      </a>
      <LoadingLine />
      <div className={classes.railBox}>
        <Rail
          rail={rail}
          home={home}
          folded={folded}
          foot={<FoldButton folded={folded} onClick={toggle} />}
        />
      </div>
      <header className={classes.top}>
        <RailDrawer rail={rail} home={home} spaceName={spaceName} />
        <div className={classes.space}>
          {logoUrl && <img className={classes.logo} src={logoUrl} alt="" />}
          <span className={classes.spaceName}>{spaceName}</span>
          {mark}
        </div>
        {onSearch && <SearchButton onClick={onSearch} label={searchLabel ?? t("search.open")} />}
        <div className={`${classes.spacer} ${classes.deskOnly}`} />
        <div className={classes.slot}>
          {slots.timers}
          {slots.messages}
          {slots.help}
          {menus}
        </div>
      </header>
      <main id="main" className={classes.main} tabIndex={-1} ref={main}>
        {banners}
        <InFrame value={true}>{children}</InFrame>
      </main>
      <Toasts>{notice}</Toasts>
    </div>
  );
}

function Rail({
  rail,
  home,
  folded,
  foot,
}: {
  rail: readonly RailGroup[];
  home: string;
  folded?: boolean;
  foot?: ReactNode;
}) {
  const { t } = useTranslation("shell");
  // The drawer of a phone holds the same menu a second time.
  const id = useId();
  // An entry whose path is the start of another's (a dashboard) is active only on its own page.
  const places = rail.flatMap(({ entries }) => entries.map(({ to }) => to));
  const holdsAnother = (to: string) => places.some((place) => place.startsWith(`${to}/`));
  return (
    <nav className={classes.rail} aria-label={t("menu")}>
      <Link to={home} className={classes.brand}>
        <Brand />
      </Link>
      {rail.map(({ group, entries }, index) => (
        <div key={group} data-tour={index === 0 ? "menu" : undefined}>
          {/* Not a heading: the page's own headings begin with its title. */}
          <div className={classes.group} id={`${id}-${group}`}>
            {t(`groups.${group}`)}
          </div>
          <ul className={classes.list} aria-labelledby={`${id}-${group}`}>
            {entries.map((entry) => (
              <RailEntry
                key={entry.to}
                entry={entry}
                exact={holdsAnother(entry.to)}
                folded={folded ?? false}
              />
            ))}
          </ul>
        </div>
      ))}
      <div className={classes.foot}>{foot}</div>
    </nav>
  );
}

function RailEntry({ entry, exact, folded }: { entry: NavTarget; exact: boolean; folded: boolean }) {
  const { t } = useTranslation("shell");
  const Icon = NAV_ICONS[entry.icon];
  const label = t(`nav.${entry.label}`);
  return (
    <li>
      <NavLink to={entry.to} end={exact} className={classes.entry} title={folded ? label : undefined}>
        <Icon size={18} stroke={1.5} aria-hidden />
        <span>{label}</span>
      </NavLink>
    </li>
  );
}

function FoldButton({ folded, onClick }: { folded: boolean; onClick: () => void }) {
  const { t } = useTranslation("shell");
  const label = t(folded ? "expand" : "collapse");
  const Icon = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <button
      type="button"
      className={classes.fold}
      onClick={onClick}
      aria-expanded={!folded}
      title={folded ? label : undefined}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
      <span>{label}</span>
    </button>
  );
}

/** The menu on a phone: a drawer that closes when a screen was chosen. */
type RailDrawerProps = { rail: readonly RailGroup[]; home: string; spaceName: string };

function RailDrawer({ rail, home, spaceName }: RailDrawerProps) {
  const { t } = useTranslation("shell");
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the place changes
  useEffect(() => dialog.current?.close(), [pathname]);
  return (
    <>
      <button
        type="button"
        className={`${classes.iconButton} ${classes.phoneOnly}`}
        aria-label={t("menu")}
        data-tour="menu"
        onClick={() => dialog.current?.showModal()}
      >
        <IconMenu2 size={22} stroke={1.5} aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself; the click is the scrim's */}
      <dialog
        ref={dialog}
        className={classes.drawer}
        aria-label={t("menu")}
        onClick={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.close();
        }}
      >
        <p className={classes.drawerSpace}>{spaceName}</p>
        <Rail rail={rail} home={home} />
      </dialog>
    </>
  );
}

function SearchButton({ onClick, label }: { onClick: () => void; label: string }) {
  const mac = /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <>
      <button
        type="button"
        className={`${classes.search} ${classes.deskOnly}`}
        data-tour="search"
        onClick={onClick}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span className={classes.searchText}>{label}</span>
        <kbd>{mac ? "⌘ K" : "Ctrl K"}</kbd>
      </button>
      <button
        type="button"
        className={`${classes.iconButton} ${classes.phoneOnly}`}
        data-tour="search"
        onClick={onClick}
        aria-label={label}
      >
        <IconSearch size={20} stroke={1.5} aria-hidden />
      </button>
    </>
  );
}
