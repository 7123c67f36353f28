import type { FastifyInstance, FastifyReply } from 'fastify';
import { inOnePart, sendPdf, sendTable } from '#server/http/exports/send-export.ts';
import type { RegisterCall } from '#server/http/register-call.ts';
import { listCampaigns, reportCampaign, shareCampaign } from '#shared/contracts/office/campaigns.ts';
import type { TableFormat } from '#shared/contracts/office/desk-parts.ts';
import type { ExportTable } from '#shared/contracts/office/export-table.ts';
import { campaignsText as text } from '#shared/language/ka/office/campaigns.ts';
import { campaignFilePath, campaignPath } from '#shared/paths/paths.ts';
import type { CampaignDesk } from './campaign-desk.service.ts';
import { campaignPage, campaignPageHeaders, missingCampaignPage } from './campaign-page.ts';
import { printCampaign } from './campaign-print.ts';
import { type CampaignReport, sumCounts } from './sum-counts.ts';

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

interface Site {
  readonly now: () => number;
  readonly siteName: string;
}

/** The desk of campaigns. */
export function installCampaigns(register: RegisterCall, desk: CampaignDesk, site: Site): void {
  register(listCampaigns, (incoming) => desk.listCampaigns(incoming.input));
  register(reportCampaign, async ({ input: { id, format, ...span }, reply }) => {
    const report = await desk.reportCampaign(id, span);
    if (format === 'json') return sumCounts(report.counts);
    if (format === 'pdf')
      return sendPdf(reply, `campaign-${id}`, printCampaign(report, { ...asOf(site), ...span }));
    return sendCounts(reply, format, report);
  });
  register(shareCampaign, ({ caller, input }) => desk.shareCampaign(caller, input.id));
}

const sendCounts = (
  reply: FastifyReply,
  format: TableFormat,
  { campaign, counts }: CampaignReport,
): Promise<FastifyReply> =>
  sendTable(
    reply,
    format,
    { ...reportTable, name: `campaign-${campaign.id}` },
    inOnePart(counts.map((count) => ({ ...count }))),
  );

const asOf = ({ now, siteName }: Site) => ({ at: new Date(now()), siteName });

/** The pages that advertisers open, and the same as files. */
export function installCampaignPages(
  app: FastifyInstance,
  {
    desk,
    limitDocuments,
  }: { readonly desk: CampaignDesk; readonly limitDocuments: (address: string) => Promise<void> },
  site: Site,
): void {
  type Named = { Params: { secret: string } };
  const { 'content-type': html, 'content-security-policy': policy, ...unseen } = campaignPageHeaders;
  const address = campaignPath(':secret').replace(/\/$/, '');
  app.get<Named>(address, async ({ params: { secret } }, reply) => {
    const report = await desk.openShared(secret);
    reply.headers({ ...unseen, 'content-type': html, 'content-security-policy': policy });
    return report
      ? reply.send(campaignPage(report, { ...asOf(site), secret }))
      : reply.code(404).send(missingCampaignPage(site.siteName));
  });
  for (const format of ['pdf', 'csv'] as const)
    app.get<Named>(campaignFilePath(':secret', format), async ({ params: { secret }, ip }, reply) => {
      await limitDocuments(ip);
      const report = await desk.openShared(secret);
      if (!report)
        return reply.code(404).headers(campaignPageHeaders).send(missingCampaignPage(site.siteName));
      reply.headers(unseen);
      return format === 'pdf'
        ? sendPdf(reply, `campaign-${report.campaign.id}`, printCampaign(report, asOf(site)))
        : sendCounts(reply, format, report);
    });
}
