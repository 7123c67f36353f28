import type { RouteObject } from 'react-router';
import { ApplicationsDesk } from './desks/ApplicationsDesk.tsx';
import { CommentsDesk } from './desks/CommentsDesk.tsx';
import { LogDesk } from './desks/LogDesk.tsx';
import { QuestionsDesk } from './desks/QuestionsDesk.tsx';
import { ReviewsDesk } from './desks/ReviewsDesk.tsx';
import { HomeDesk } from './home/HomeDesk.tsx';
import { RecordList } from './lists/RecordList.tsx';
import { MediaDesk } from './media/MediaDesk.tsx';
import { HealthDesk } from './operating/HealthDesk.tsx';
import { JobsDesk } from './operating/JobsDesk.tsx';
import { LinksDesk } from './operating/LinksDesk.tsx';
import { SearchWordsDesk } from './operating/SearchWordsDesk.tsx';
import { SettingsDesk } from './operating/SettingsDesk.tsx';
import { RecordScreen } from './records/RecordScreen.tsx';
import { OfficeLoading, OfficeMessage } from './shell/OfficeMessage.tsx';
import { OfficeShell } from './shell/OfficeShell.tsx';

/** The screens of the office (OFFICE.md, „Addresses and hooks“). */
export const officeRoutes: RouteObject[] = [
  {
    Component: OfficeShell,
    HydrateFallback: () => <OfficeLoading />,
    children: [
      { index: true, Component: HomeDesk },
      { path: 'records/:collection', Component: RecordList },
      {
        path: 'records/:collection/import',
        lazy: async () => ({ Component: (await import('./lists/importing/ImportScreen.tsx')).ImportScreen }),
      },
      { path: 'records/:collection/:id', Component: RecordScreen },
      {
        path: 'feeds',
        lazy: async () => ({ Component: (await import('./campaigns/FeedsDesk.tsx')).FeedsDesk }),
      },
      { path: 'jobs', Component: JobsDesk },
      { path: 'health', Component: HealthDesk },
      {
        path: 'reports',
        lazy: async () => ({ Component: (await import('./operating/ReportsDesk.tsx')).ReportsDesk }),
      },
      { path: 'settings', Component: SettingsDesk },
      { path: 'links', Component: LinksDesk },
      { path: 'log', Component: LogDesk },
      { path: 'applications', Component: ApplicationsDesk },
      { path: 'comments', Component: CommentsDesk },
      { path: 'search_words', Component: SearchWordsDesk },
      { path: 'questions', Component: QuestionsDesk },
      { path: 'reviews', Component: ReviewsDesk },
      {
        path: 'blocks',
        lazy: async () => ({ Component: (await import('./arranging/ArrangeDesk.tsx')).ArrangeDesk }),
      },
      {
        path: 'tags',
        lazy: async () => ({ Component: (await import('./arranging/TagsDesk.tsx')).TagsDesk }),
      },
      {
        path: 'campaigns',
        lazy: async () => ({ Component: (await import('./campaigns/CampaignsDesk.tsx')).CampaignsDesk }),
      },
      {
        path: 'orders',
        lazy: async () => ({ Component: (await import('./desks/OrdersDesk.tsx')).OrdersDesk }),
      },
      {
        path: 'operations',
        lazy: async () => ({ Component: (await import('./desks/OperationsDesk.tsx')).OperationsDesk }),
      },
      {
        path: 'books',
        lazy: async () => ({ Component: (await import('./operating/BooksDesk.tsx')).BooksDesk }),
      },
      {
        path: 'accounts',
        lazy: async () => ({ Component: (await import('./desks/AccountsDesk.tsx')).AccountsDesk }),
      },
      { path: 'media', Component: MediaDesk },
      { path: '*', Component: OfficeMessage },
    ],
  },
];
