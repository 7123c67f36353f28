import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '#server/records/revisions/opening.service.ts';
import { fail } from '#server/records/revisions/opening.service.ts';
import { conflict, noRecord } from '#server/records/revisions/refusals.ts';
import { campaignsText as messages } from '#shared/language/ka/office/campaigns.ts';
import { campaignPath } from '#shared/paths/paths.ts';
import type { CampaignDeskRepository, CampaignQuery, CampaignState } from './campaign-desk.repository.ts';
import type { CampaignReport } from './sum-counts.ts';

export type CampaignDesk = ReturnType<typeof createCampaignDesk>;

interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The desk of campaigns: what runs where, what was counted of it, and the address at which its advertiser reads that. */
export function createCampaignDesk({
  campaigns,
  inTransaction,
  writeCounts,
  now,
}: {
  readonly campaigns: CampaignDeskRepository;
  readonly inTransaction: <Result>(
    work: (campaigns: CampaignDeskRepository) => Promise<Result>,
  ) => Promise<Result>;
  /** Writes what this process has counted and not written yet. */
  readonly writeCounts: () => Promise<void>;
  readonly now: () => number;
}) {
  const time = () => new Date(now());

  async function listCampaigns(request: {
    search: string;
    state?: CampaignState | undefined;
    from?: string | undefined;
    to?: string | undefined;
    page: number;
    limit: number;
  }) {
    const { search, state, from, to, page, limit } = request;
    const query: Omit<CampaignQuery, 'state'> = { search: search.trim(), from, to, at: time() };
    const rows = await campaigns.listCampaigns({ ...query, state }, { limit, offset: (page - 1) * limit });
    const counts = await campaigns.countStates(query);
    const every = counts.running + counts.planned + counts.waiting + counts.ended;
    return { rows, total: state ? counts[state] : every, counts };
  }

  /** Reports what was counted of a campaign, day by day and place by place. @throws Problem 404 */
  async function reportCampaign(id: number, span: Span): Promise<CampaignReport> {
    await writeCounts();
    const campaign = (await campaigns.findCampaign(id, time())) ?? fail(noRecord());
    return { campaign, counts: await campaigns.listCounts(id, span) };
  }

  /** Makes an address for the advertiser. @throws Problem 404, 409 `not_published` while the campaign is a draft */
  async function shareCampaign({ accountId }: Actor, id: number): Promise<{ url: string }> {
    const secret = randomBytes(16).toString('base64url');
    await inTransaction(async (repository) => {
      const at = time();
      if (!(await repository.findCampaign(id, at))) throw noRecord();
      const share = { id, secretHash: hashSecret(secret), accountId, at };
      if (!(await repository.saveShare(share))) throw conflict(messages.notPublished, 'not_published');
      await repository.log.appendChanges([
        { collection: 'advertisement', recordId: id, accountId, action: 'share', fields: [] },
      ]);
    });
    return { url: campaignPath(secret) };
  }

  /** Finds the report that an address stands for. */
  async function openShared(secret: string): Promise<CampaignReport | undefined> {
    const id = await campaigns.findShared(hashSecret(secret));
    return id === undefined ? undefined : reportCampaign(id, {});
  }

  return { listCampaigns, reportCampaign, shareCampaign, openShared };
}

/** The secret has 128 random bits, so one round of SHA-256 hides it. */
const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
