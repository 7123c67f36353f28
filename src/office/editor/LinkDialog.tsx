import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { collectionNamed } from '#shared/collections/registry.ts';
import { safeLink } from '#shared/content/safe-address.ts';
import { searchOffice } from '#shared/contracts/office/search.ts';
import { recordText, editorText as text } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { moveFocus } from '../shell/move-focus.ts';
import { OfficeDialog } from '../shell/OfficeDialog.tsx';

interface LinkTarget {
  readonly href: string;
  /** The record that the address belongs to, as „article:12“. */
  readonly record: string | null;
}

const restMs = 250;
const maxFound = 8;

/** Links the marked words to an address, or to a record that is found by its title. Without an address the link goes away. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const [target, setTarget] = useState<LinkTarget>(() => {
    const { href, record } = editor.getAttributes('link');
    return { href: String(href ?? ''), record: typeof record === 'string' ? record : null };
  });
  const [search, setSearch] = useState('');
  const found = useAnswer(search, async () => {
    if (search.length < 2) return [];
    await new Promise((resolve) => setTimeout(resolve, restMs));
    return (await callOffice(searchOffice, { q: search, limit: maxFound })).found.filter(({ url }) => url);
  });
  const setLink = (event: FormEvent) => {
    event.preventDefault();
    const href = safeLink(target.href);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href) chain.setMark('link', { href, record: target.record }).run();
    else chain.unsetLink().run();
    onClose();
  };
  return (
    <OfficeDialog title={text.link} mark={{ 'data-act': 'link' }} onClose={onClose}>
      <form className="office-form" onSubmit={setLink} onKeyDown={moveFocus}>
        <label className="office-field">
          {text.linkRecord}
          <input
            type="search"
            name="record"
            className="office-input"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <ul className="office-choices" data-choices="record">
          {found.answer?.map(({ collection, id, title, url }) => (
            <li key={`${collection} ${id}`}>
              <button
                type="button"
                onClick={() => {
                  setTarget({ href: url ?? '', record: `${collection}:${id}` });
                  setSearch('');
                }}
              >
                {title} <span className="office-hint">{collectionNamed(collection).label}</span>
              </button>
            </li>
          ))}
          {search.length > 1 && found.answer?.length === 0 && (
            <li className="office-hint">{recordText.nothingFound}</li>
          )}
        </ul>
        <label className="office-field">
          {text.linkAddress}
          <input
            name="href"
            className="office-input"
            value={target.href}
            onChange={(event) => setTarget({ href: event.target.value, record: null })}
          />
        </label>
        <button type="submit" className="office-main">
          {text.insert}
        </button>
      </form>
    </OfficeDialog>
  );
}
