import { useEffect, useState } from 'react';
import { NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { desks, mayOpenDesk } from '#shared/access/desk-rights.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import { deskNames } from '#shared/language/ka/office/desks.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { paths } from '#shared/paths/paths.ts';
import { session, useSession } from '#web/data/session/browser-session.ts';
import { keepDroppedFilesOut } from '../media/use-dropped-files.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { mayOpenPlace, menuFor } from './menu.ts';
import { OfficeMessage } from './OfficeMessage.tsx';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';
import './menu.css';

/** Frames every screen of the office: what the person may open, the search, the way out. */
export function OfficeShell() {
  const state = useSession();
  const { pathname } = useLocation();
  const [isSearching, setSearching] = useState(false);
  /** The address at which a narrow screen opened the menu: whoever goes elsewhere has chosen from it. */
  const [menuAt, setMenuAt] = useState<string>();
  const isMenuOpen = menuAt === pathname;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setSearching(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(keepDroppedFilesOut, []);
  useEffect(() => {
    if (state.status === 'guest' && state.isByChoice) location.assign(paths.home);
  }, [state]);
  const user = state.status === 'user' ? state.user : undefined;
  const roles = user?.roles ?? [];
  const items = menuFor(roles);
  if (user && items.length === 0) return <NoOffice roles={roles} />;
  return (
    <div className="office" data-menu={isMenuOpen ? 'open' : 'closed'}>
      <a className="office-skip" href="#main">
        {officeText.skip}
      </a>
      <header className="office-bar">
        <button
          type="button"
          className="office-quiet office-menu-open"
          aria-expanded={isMenuOpen}
          aria-controls="office-menu"
          onClick={() => setMenuAt(isMenuOpen ? undefined : pathname)}
        >
          {officeText.openMenu}
        </button>
        <NavLink to="/" end className="office-brand">
          {officeText.title}
        </NavLink>
        <button type="button" className="office-search" onClick={() => setSearching(true)}>
          {officeText.command.open} <kbd>Ctrl K</kbd>
        </button>
        <div className="office-own">
          <span>{user ? `${user.first_name} ${user.last_name}` : ''}</span>
          <WaysOut />
        </div>
        {state.status === 'guest' && !state.isByChoice && (
          <p role="alert" className="office-note office-ended" data-session-ended>
            {officeText.sessionEnded}{' '}
            <a href={`${paths.signin}?next=/office/`} target="_blank" rel="noreferrer">
              {officeText.signInAgain}
            </a>
          </p>
        )}
      </header>
      <nav id="office-menu" className="office-menu" aria-label={officeText.menu}>
        <NavLink to="/" end>
          {officeText.home}
        </NavLink>
        <h2>{officeText.desks}</h2>
        {desks
          .filter((desk) => mayOpenDesk(roles, desk))
          .map((desk) => (
            <NavLink key={desk} to={`/${desk}/`}>
              {deskNames[desk]}
            </NavLink>
          ))}
        <h2>{officeText.records}</h2>
        {items.map(({ name, label }) => (
          <NavLink key={name} to={`/records/${name}/`}>
            {label}
          </NavLink>
        ))}
      </nav>
      {user && !mayOpenPlace(roles, pathname) ? (
        <OfficeMessage>{officeText.noPlace}</OfficeMessage>
      ) : (
        <Outlet />
      )}
      {isSearching && <CommandPalette onClose={() => setSearching(false)} />}
      <SecondFactorDialog />
      <ScrollRestoration />
    </div>
  );
}

/** For staff without a right in the office: a consultant answers elsewhere, and everybody finds the way out. */
function NoOffice({ roles }: { readonly roles: readonly Role[] }) {
  return (
    <main id="main" tabIndex={-1} className="office-message">
      <h1>{officeText.title}</h1>
      <p>{officeText.noRights}</p>
      <p className="office-head">
        {roles.includes('consultant') && (
          <a className="office-main" href={paths.consultantpage}>
            {officeText.toWorkplace}
          </a>
        )}
        <WaysOut />
      </p>
    </main>
  );
}

/** The ways out of the office: to the portal, and out of the session. */
function WaysOut() {
  return (
    <>
      <a className="office-quiet" href={paths.home}>
        {officeText.toSite}
      </a>
      <button type="button" className="office-quiet" onClick={() => void session.logoutByChoice()}>
        {officeText.signOut}
      </button>
    </>
  );
}
