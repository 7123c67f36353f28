import { useState } from 'react';
import { Link } from 'react-router';
import { mayOpenDesk } from '#shared/access/desk-rights.ts';
import type { AdKind } from '#shared/advertising/campaign.ts';
import { formatDate, formatMoment } from '#shared/content/dates.ts';
import {
  type Campaign,
  listCampaigns,
  reportCampaign,
  shareCampaign,
} from '#shared/contracts/office/campaigns.ts';
import { campaignsText as text } from '#shared/language/ka/office/campaigns.ts';
import { writeCount } from '#shared/language/ka/office/figures.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { callOffice } from '../data/office-calls.ts';
import { DeskList } from '../desks/DeskList.tsx';
import { CampaignCalendar } from './CampaignCalendar.tsx';
import { CampaignDetail } from './CampaignDetail.tsx';
import { CampaignReport } from './CampaignReport.tsx';
import { VideoAdCounts } from './VideoAdCounts.tsx';
import './campaigns.css';

/** Advertisements as campaigns: what runs where and until when, what was counted, and the address for the advertiser. */
export function CampaignsDesk() {
  const session = useSession();
  const [opened, setOpened] = useState<'calendar' | 'video'>();
  const mayOpen = session.status === 'user' && mayOpenDesk(session.user.roles, 'campaigns');
  return (
    <DeskList
      desk="campaigns"
      search={text.search}
      states={text.states}
      hasDays
      empty={text.empty}
      list={(query) => callOffice(listCampaigns, query)}
      columns={[
        {
          label: text.columns.title,
          show: ({ id, title }) => (
            <Link to={`/records/advertisement/${id}/`}>{title || officeText.untitled(id)}</Link>
          ),
        },
        {
          label: text.columns.state,
          show: ({ state }) => (
            <span className="office-state" data-mark={state}>
              {text.states[state]}
            </span>
          ),
        },
        { label: text.columns.place, show: ({ place }) => (place ? text.places[place] : '') },
        {
          label: text.columns.kind,
          show: ({ kind, permit_number: permit }) => (
            <>
              {text.kinds[kind as AdKind] ?? kind}
              {permit && <span className="office-hint"> {text.permit(permit)}</span>}
            </>
          ),
        },
        { label: text.columns.span, show: spanOf },
        { label: text.columns.shown, show: ({ shown }) => writeCount(shown) },
        { label: text.columns.clicked, show: ({ clicked }) => writeCount(clicked) },
      ]}
      detail={(campaign) => <CampaignDetail campaign={campaign} />}
      acts={[
        {
          name: 'report',
          label: text.report,
          fields: [
            { name: 'from', label: text.firstDay, kind: 'date', isOptional: true, hint: text.spanHint },
            { name: 'to', label: text.lastDay, kind: 'date', isOptional: true },
          ],
          run: async ({ id, title }, { from, to }) => {
            const query = { id, ...(from ? { from } : {}), ...(to ? { to } : {}) };
            return (
              <CampaignReport
                title={title || officeText.untitled(id)}
                query={query}
                report={await callOffice(reportCampaign, query)}
              />
            );
          },
        },
        {
          name: 'share',
          label: text.share,
          isOffered: ({ state }) => state !== 'waiting',
          warning: text.shareWarning,
          run: async ({ id }) => {
            const { url } = await callOffice(shareCampaign, { id });
            const address = new URL(url, location.origin).href;
            return (
              <div className="office-note" data-shared>
                <p>{text.shared}</p>
                <p>
                  <a href={address} target="_blank" rel="noopener">
                    {address}
                  </a>
                </p>
              </div>
            );
          },
        },
      ]}
    >
      {mayOpen && (
        <>
          <p className="office-head">
            <Link className="office-main" data-action="new" to="/records/advertisement/new/">
              {text.add}
            </Link>
            {(['calendar', 'video'] as const).map((panel) => (
              <button
                key={panel}
                type="button"
                className="office-quiet"
                aria-expanded={opened === panel}
                onClick={() => setOpened(opened === panel ? undefined : panel)}
              >
                {text[panel].open}
              </button>
            ))}
          </p>
          {opened === 'calendar' && <CampaignCalendar />}
          {opened === 'video' && <VideoAdCounts />}
        </>
      )}
    </DeskList>
  );
}

function spanOf({ starts_at: from, ends_at: until }: Campaign): string {
  return [from ? formatDate(from) : '', until ? formatMoment(until) : text.noEnd].filter(Boolean).join(' – ');
}
