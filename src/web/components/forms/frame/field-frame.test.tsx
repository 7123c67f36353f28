import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formMessages, requiredAdvice } from '#shared/language/ka/site/forms.ts';
import { FieldFrame } from './FieldFrame.tsx';

const attributesIn = (parts: { hint?: string; error?: string }) => {
  let attributes: { 'aria-invalid'?: true | undefined; 'aria-describedby'?: string | undefined } = {};
  const html = renderToStaticMarkup(
    <FieldFrame name="phone" label="ტელეფონი" {...parts}>
      {(control) => {
        attributes = control;
        return null;
      }}
    </FieldFrame>,
  );
  const textOf = (id: string) =>
    html.match(new RegExp(`id="${id}"[^>]*>(.*?)</p>`))?.[1]?.replace(/<[^>]*>/g, '');
  const ids = attributes['aria-describedby'] ?? '';
  return { isWrong: attributes['aria-invalid'], description: ids.split(' ').filter(Boolean).map(textOf) };
};

describe('the frame of a field', () => {
  it('adds no attributes to a valid field without a hint', () => {
    expect(attributesIn({})).toEqual({ isWrong: undefined, description: [] });
  });

  it('describes the control by its hint and its error', () => {
    expect(attributesIn({ hint: 'რჩევა' })).toEqual({ isWrong: undefined, description: ['რჩევა'] });
    expect(attributesIn({ error: 'აკლია' })).toEqual({ isWrong: true, description: ['აკლია'] });
    expect(attributesIn({ hint: 'რჩევა', error: 'აკლია' }).description).toEqual(['რჩევა', 'აკლია']);
  });

  it('says what to do about an error that says only what is wrong', () => {
    expect(attributesIn({ error: formMessages.required }).description).toEqual([
      `${formMessages.required} ${requiredAdvice.phone}`,
    ]);
  });
});
