import type { FastifyInstance } from 'fastify';
import { inOnePart, sendTable } from '#server/http/exports/send-export.ts';
import type { RegisterCall } from '#server/http/register-call.ts';
import { listCampaigns, reportCampaign, shareCampaign } from '#shared/contracts/office/campaigns.ts';
import type { ExportTable } from '#shared/contracts/office/export-table.ts';
import { campaignsText as text } from '#shared/language/ka/office/campaigns.ts';
import { campaignPath } from '#shared/paths/paths.ts';
import type { CampaignDesk } from './campaign-desk.service.ts';
import { campaignPage, campaignPageHeaders, missingCampaignPage } from './campaign-page.ts';
import { sumCounts } from './sum-counts.ts';

const reportTable: ExportTable = {
  name: 'campaign',
  title: text.report,
  columns: [
    { name: 'day', heading: text.day, kind: 'day' },
    { name: 'place', heading: text.place, words: text.places },
    { name: 'shown', heading: text.columns.shown, kind: 'number' },
    { name: 'clicked', heading: text.columns.clicked, kind: 'number' },
  ],
};

/** The desk of campaigns. */
export function installCampaigns(register: RegisterCall, desk: CampaignDesk): void {
  register(listCampaigns, (asked) => desk.listCampaigns(asked.input));
  register(reportCampaign, async ({ input: { id, format, ...span }, reply }) => {
    const { counts } = await desk.reportCampaign(id, span);
    if (format === 'json') return sumCounts(counts);
    return sendTable(
      reply,
      format,
      { ...reportTable, name: `campaign-${id}` },
      inOnePart(counts.map((count) => ({ ...count }))),
    );
  });
  register(shareCampaign, ({ caller, input }) => desk.shareCampaign(caller, input.id));
}

/** The pages that advertisers open. */
export function installCampaignPages(
  app: FastifyInstance,
  desk: CampaignDesk,
  { now, siteName }: { readonly now: () => number; readonly siteName: string },
): void {
  const address = campaignPath(':secret').replace(/\/$/, '');
  app.get<{ Params: { secret: string } }>(address, async (request, reply) => {
    const report = await desk.openShared(request.params.secret);
    reply.headers(campaignPageHeaders);
    return report
      ? reply.send(campaignPage(report, new Date(now()), siteName))
      : reply.code(404).send(missingCampaignPage(siteName));
  });
}
