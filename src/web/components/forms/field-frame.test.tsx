import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FieldFrame } from './FieldFrame.tsx';

const attributesIn = (parts: { hint?: string; error?: string }) => {
  let known: { 'aria-invalid'?: true | undefined; 'aria-describedby'?: string | undefined } = {};
  const html = renderToStaticMarkup(
    <FieldFrame name="phone" label="ტელეფონი" {...parts}>
      {(control) => {
        known = control;
        return null;
      }}
    </FieldFrame>,
  );
  const textOf = (id: string) => html.match(new RegExp(`id="${id}"[^>]*>([^<]*)<`))?.[1];
  const described = known['aria-describedby'] ?? '';
  return { isWrong: known['aria-invalid'], said: described.split(' ').filter(Boolean).map(textOf) };
};

describe('the frame of a field', () => {
  it('says nothing more of a field that is right', () => {
    expect(attributesIn({})).toEqual({ isWrong: undefined, said: [] });
  });

  it('lets the control be described by its hint and by what is wrong', () => {
    expect(attributesIn({ hint: 'რჩევა' })).toEqual({ isWrong: undefined, said: ['რჩევა'] });
    expect(attributesIn({ error: 'აკლია' })).toEqual({ isWrong: true, said: ['აკლია'] });
    expect(attributesIn({ hint: 'რჩევა', error: 'აკლია' }).said).toEqual(['რჩევა', 'აკლია']);
  });
});
