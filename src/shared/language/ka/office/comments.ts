import type { DeskComment } from '#shared/contracts/office/words/comments.ts';

/** Texts of the desk of comments. */
export const commentsText = {
  title: 'კომენტარები',
  search: 'ძიება ტექსტით, სახელით ან სტატიით',
  empty: 'კომენტარი ჯერ არავის დაუწერია.',
  states: {
    waiting: 'ელოდება რედაქტორს',
    approved: 'დამტკიცებულია',
    rejected: 'უარყოფილია',
  } satisfies Readonly<Record<DeskComment['state'], string>>,
  columns: { comment: 'კომენტარი', article: 'სტატია', state: 'სტატუსი' },
  author: 'სტატიის ავტორი',
  answers: (name: string) => `პასუხობს: ${name}`,
  acts: { approve: 'დამტკიცება', reject: 'უარყოფა' },
  reason: 'მიზეზი',
  reasonHint: 'მიზეზს მხოლოდ სარედაქციოში ხედავენ.',
  onSite: 'სტატია საიტზე',
} as const;
