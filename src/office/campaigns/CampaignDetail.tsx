import { useRef } from 'react';
import type { AdDevice, AdPages, PageRule } from '#shared/advertising/campaign.ts';
import { places } from '#shared/advertising/places.ts';
import type { Campaign } from '#shared/contracts/office/campaigns.ts';
import { getRecord } from '#shared/contracts/office/records.ts';
import { campaignsText as text } from '#shared/language/ka/office/campaigns.ts';
import { writeCount } from '#shared/language/ka/office/figures.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { adPagesText } from '#shared/language/ka/office/shapes.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';

/** How a campaign looks in its frame, where it is shown and how often. */
export function CampaignDetail({ campaign }: { readonly campaign: Campaign }) {
  const { id, place, weight, device, cap_total: total, cap_daily: daily } = campaign;
  // The type names one collection for all of them (contracts/office/record-parts.ts).
  const collection = 'advertisement' as 'article';
  const { answer, error } = useAnswer(String(id), () => callOffice(getRecord, { collection, id }));
  const content = answer?.working?.content ?? answer?.record;
  const markup = typeof content?.body === 'string' ? content.body : '';
  const caps = [
    ...(total === null ? [] : [text.capTotal(writeCount(total))]),
    ...(daily === null ? [] : [text.capDaily(writeCount(daily))]),
  ];
  const facts: readonly (readonly [string, string])[] = [
    [text.device, text.devices[device as AdDevice] ?? device],
    [text.weight, String(weight)],
    [text.caps, caps.join(', ') || text.noCap],
  ];
  return (
    <div className="office-desk">
      <div>
        <dl className="campaign-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h2>{text.pages}</h2>
        {content ? (
          <PageRules pages={(content.pages ?? {}) as AdPages} />
        ) : (
          <p className="office-hint">{error ?? officeText.loading}</p>
        )}
      </div>
      <div>
        <h2>{text.preview}</h2>
        {markup === '' || !place ? (
          <p className="office-hint">{content ? text.noCode : ''}</p>
        ) : (
          <AdPreview markup={markup} {...places[place]} />
        )}
      </div>
    </div>
  );
}

const nameOf = (route: string): string => adPagesText.pages[route] ?? route;

function PageRules({ pages: { other = [], ...routes } }: { readonly pages: AdPages }) {
  const rules = Object.entries(routes).map(([route, given]) => {
    const { radio, items = [] } = given as PageRule;
    return text.pageRules[radio](nameOf(route), items.map(({ id }) => id).join(', '));
  });
  const lines = [...rules, ...(other.length > 0 ? [text.pageRules.other(other.map(nameOf).join(', '))] : [])];
  if (lines.length === 0) return <p className="office-error">{text.noPages}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The markup in a frame as readers get it, but without its scripts: it need not be published. */
function AdPreview({
  markup,
  width,
  height,
}: {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <div className="office-scroll">
      <iframe
        ref={frame}
        className="campaign-frame"
        title={text.preview}
        src="/advertisement/preview.html"
        width={width}
        height={height}
        sandbox="allow-scripts"
        onLoad={() => frame.current?.contentWindow?.postMessage({ markup }, '*')}
      />
    </div>
  );
}
