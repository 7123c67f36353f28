import '@vitejs/plugin-react/preamble';
import '#web/styles/main.css';
import './shell/shell.css';
import './shell/table.css';
import './shell/dialog.css';
import './records/records.css';
import './media/media.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { paths } from '#shared/paths/paths.ts';
import { followOtherTabs, session } from '#web/data/session/browser-session.ts';
import { watchInactivity } from '#web/data/session/inactivity.ts';
import { officeRoutes } from './office-routes.tsx';

await session.verify();
if (session.state().status === 'user') start();
else location.assign(`${paths.signin}?next=${encodeURIComponent(location.pathname + location.search)}`);

function start(): void {
  followOtherTabs();
  // The office signs nobody out, but tabs of the portal do after twenty minutes without activity: writing here is activity.
  watchInactivity({ isSignedIn: () => false, onExpired: () => {} });
  const container = document.getElementById('office');
  if (!container) return;
  const router = createBrowserRouter(officeRoutes, { basename: '/office' });
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
