import { useState } from 'react';
import type { MediaFile } from '#shared/contracts/office/media.ts';
import { mediaText as text } from '#shared/language/ka/office/media.ts';
import { recordText } from '#shared/language/ka/office/office.ts';
import { useAnswer } from '../data/use-answer.ts';
import { findFile } from '../media/find-file.ts';
import { MediaPicker } from '../media/MediaPicker.tsx';
import { MediaThumb } from '../media/MediaThumb.tsx';
import type { InputProps } from './input-props.ts';
import { numberOf } from './PlainInput.tsx';

/** Chooses a file of the library, or several in their order. Who knows its number may type that. */
export function MediaInput({ field, value, isLocked, id, describedBy, isInvalid, onChange }: InputProps) {
  const { kind, many } = field;
  const [chosen, setChosen] = useState<readonly unknown[]>(() => [value ?? []].flat());
  const [isPicking, setPicking] = useState(false);
  const choose = (next: readonly unknown[]) => {
    setChosen(next);
    onChange(many ? [...next] : (next[0] ?? null));
  };
  const pick = (file: MediaFile) => {
    setPicking(false);
    choose(many ? [...chosen, file.id] : [file.id]);
  };
  return (
    <div className="office-reference">
      <ul className="office-media">
        {chosen.map((one) =>
          typeof one === 'number' ? (
            <ChosenFile
              key={one}
              id={one}
              onRemove={isLocked ? undefined : () => choose(chosen.filter((other) => other !== one))}
            />
          ) : null,
        )}
      </ul>
      <div className="office-head">
        <input
          type="text"
          id={id}
          name={field.name}
          className="office-input"
          disabled={isLocked}
          aria-describedby={describedBy}
          aria-invalid={isInvalid === true}
          placeholder={recordText.mediaNumber}
          value={chosen.join(' ')}
          onChange={(event) => {
            const words = many ? event.target.value.split(/[\s,]+/) : [event.target.value];
            choose(words.filter((word) => word.trim() !== '').map(numberOf));
          }}
        />
        {!isLocked && (
          <button type="button" className="office-quiet" data-action="pick" onClick={() => setPicking(true)}>
            {text.pick}
          </button>
        )}
      </div>
      {isPicking && (
        <MediaPicker
          kind={kind === 'file' ? 'pdf' : 'image'}
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

/** A chosen file as a small picture with its name. */
function ChosenFile({ id, onRemove }: { readonly id: number; readonly onRemove: (() => void) | undefined }) {
  const { answer: file } = useAnswer(String(id), () => findFile(id));
  if (!file) return null;
  return (
    <li data-media={id}>
      <MediaThumb file={file} />
      <span className="office-media-name">{file.name}</span>
      {onRemove && (
        <button
          type="button"
          className="office-quiet"
          aria-label={recordText.remove(file.name)}
          onClick={onRemove}
        >
          ×
        </button>
      )}
    </li>
  );
}
