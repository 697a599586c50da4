import { Trans, useLingui } from "@lingui/react/macro";
import { Globe, Mail, Menu, Phone, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { greetingMessage, mailtoLink, whatsappLink } from "#domain/shared/contact-links.ts";
import { plainPath } from "#domain/shared/language.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { CONTACT_MESSAGES, useLanguage } from "#web/platform/messages/language.ts";
import { useSite } from "#web/platform/site.ts";
import { BrandMark } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MAIN_NAVIGATION, MOBILE_NAVIGATION, type NavigationItem } from "./navigation.ts";
import { PersonLinks } from "./person-links.tsx";
import { SavedLink } from "./saved-link.tsx";

export function Header() {
  return (
    // No box of its own: the bar below must stick to the page, not to the header.
    <header className="contents">
      <TopBar />
      <div className="sticky top-0 z-20 border-line border-b bg-paper">
        <div className="wrap flex min-h-16 items-center gap-2">
          <Brand />
          <MainNavigation />
          <SavedLink />
          <PersonLinks className="max-md:hidden" />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function TopBar() {
  const site = useSite();
  const words = CONTACT_MESSAGES[useLanguage()];
  return (
    <div className="border-line border-b bg-sunk text-muted text-sm">
      <div className="wrap flex min-h-11 items-center justify-between gap-4">
        <div className="flex items-center gap-5">
          <a
            href={whatsappLink(site.phone, greetingMessage(site.name, words))}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap hover:text-ink"
          >
            <Phone aria-hidden="true" className="size-4" />
            {formatPhone(site.phone)}
          </a>
          <a
            href={mailtoLink(site.email) ?? undefined}
            className="inline-flex min-h-11 items-center gap-1.5 hover:text-ink max-sm:hidden"
          >
            <Mail aria-hidden="true" className="size-4" />
            {site.email}
          </a>
        </div>
        <div className="flex items-center gap-5">
          <span className="max-md:hidden">
            <Trans>Global Real Estate Solutions</Trans>
          </span>
          <span className="inline-flex items-center gap-1.5 max-md:hidden">
            <Globe aria-hidden="true" className="size-4" />
            <Trans>Worldwide Coverage</Trans>
          </span>
          <LanguageSwitch />
        </div>
      </div>
    </div>
  );
}

function Brand() {
  const site = useSite();
  return (
    <Link
      to="/"
      className="mr-auto flex min-h-11 items-center gap-2.5 font-bold text-xl leading-none tracking-tight lg:mr-0"
    >
      <BrandMark />
      {site.name}
    </Link>
  );
}

function MainNavigation() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`} className="mr-auto ml-6 flex max-lg:hidden">
      {MAIN_NAVIGATION.map((item) => (
        <NavigationLink
          key={item.to}
          item={item}
          className="relative inline-flex min-h-16 items-center px-3 font-medium text-muted hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:bg-neem"
        />
      ))}
    </nav>
  );
}

/** A `details` element opens without JavaScript; with it, the menu also closes on navigation. */
function MobileMenu() {
  const { t } = useLingui();
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    // Not on the first run: a menu that was opened before hydration stays open.
    if (openedAt.current !== key) menu.current?.removeAttribute("open");
    openedAt.current = key;
  }, [key]);
  return (
    <details ref={menu} className="group lg:hidden">
      <summary
        aria-label={t`Menu`}
        className="grid size-11 list-none place-items-center rounded-control hover:bg-sunk"
      >
        <Menu aria-hidden="true" className="size-6 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open:block" />
      </summary>
      {/* The header sticks: what does not fit below it would be out of reach. */}
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain border-line border-b bg-paper shadow-soft">
        <nav aria-label={t`Menu`} className="wrap grid py-2">
          {MOBILE_NAVIGATION.map((item) => (
            <NavigationLink
              key={item.to}
              item={item}
              className="flex min-h-12 items-center border-line border-b font-medium last:border-b-0 aria-[current]:text-neem"
            />
          ))}
          <div className="my-3 grid gap-3">
            <PersonLinks />
          </div>
        </nav>
      </div>
    </details>
  );
}

function NavigationLink({ item, className }: { item: NavigationItem; className: string }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const isCurrent = plainPath(pathname) === item.to;
  return (
    <Link to={item.to} aria-current={isCurrent ? "page" : undefined} className={className}>
      {i18n._(item.label)}
    </Link>
  );
}
