import { useSearchParams } from 'react-router';
import { mayOpenDesk } from '#shared/access/desk-rights.ts';
import { mayDo } from '#shared/access/record-rights.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import { deskNames } from '#shared/language/ka/office/desks.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { OfficeMessage } from '../shell/OfficeMessage.tsx';
import { ArrangedTree } from './ArrangedTree.tsx';
import { PageBlocks } from './PageBlocks.tsx';
import { RecommendedList } from './RecommendedList.tsx';
import './arranging.css';

type Subject = keyof typeof text.subjects;
const subjects = Object.keys(text.subjects) as readonly Subject[];

/** The collections of a subject: who may publish one of them arranges it. */
const collectionsOf = (subject: Subject): readonly string[] =>
  subject === 'pages' ? ['articleblock', 'rssblock'] : [subject];

/** Where pages, menus, topics and recommendations are put in order; what is arranged stands in the address. */
export function ArrangeDesk() {
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const roles = session.status === 'user' ? session.user.roles : [];
  if (session.status === 'user' && !mayOpenDesk(roles, 'blocks'))
    return <OfficeMessage>{officeText.noRights}</OfficeMessage>;
  const mayArrange = (collection: string) => mayDo(roles, collectionNamed(collection), 'publish');
  const own = subjects.filter((subject) => collectionsOf(subject).some(mayArrange));
  const subject = own.find((one) => one === query.get('of')) ?? own[0];
  const choose = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(name === 'of' ? '' : before);
        next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <main id="main" tabIndex={-1} data-office="desk" data-desk="blocks">
      <title>{`${deskNames.blocks} – ${officeText.title}`}</title>
      <h1>{deskNames.blocks}</h1>
      <div className="office-filters">
        <label className="office-field">
          {text.subject}
          <select
            name="of"
            className="office-input"
            value={subject ?? ''}
            onChange={({ target }) => choose('of', target.value)}
          >
            {own.map((one) => (
              <option key={one} value={one}>
                {text.subjects[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {subject === 'pages' && (
        <PageBlocks
          key={roles.join()}
          mayRead={(collection) => mayDo(roles, collectionNamed(collection), 'list')}
          mayArrange={mayArrange}
          page={query.get('page') ?? 'home'}
          onPage={(page) => choose('page', page)}
        />
      )}
      {(subject === 'menu' || subject === 'category') && <ArrangedTree key={subject} collection={subject} />}
      {(subject === 'recommended_doctors' || subject === 'recommended_clinics') && (
        <RecommendedList
          key={subject}
          collection={subject}
          category={Number(query.get('category')) || undefined}
          onCategory={(id) => choose('category', String(id))}
        />
      )}
    </main>
  );
}
