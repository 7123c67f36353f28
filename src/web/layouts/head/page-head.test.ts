import { describe, expect, it } from 'vitest';
import { describeHead, describeHiddenHead, type HeadTag } from './page-head.ts';

const site = { url: 'https://salbuni.ge', name: 'სალბუნი', media: '/media/' };
const facts = {
  title: 'მაღალი წნევა',
  description: 'როგორ გავზომოთ',
  path: '/guli/1-x.html',
  kind: 'article',
  image: 'covers/1.webp',
} as const;

const attributesOf = (tags: readonly HeadTag[], name: string) =>
  tags.find(({ attributes }) => [attributes.name, attributes.property, attributes.rel].includes(name))
    ?.attributes;

describe('the head of a page', () => {
  it('appends the site name to the title', () => {
    expect(describeHead(facts, site).title).toBe('მაღალი წნევა - სალბუნი');
  });

  it('writes absolute canonical and shared addresses', () => {
    const { tags } = describeHead(facts, site);
    expect(attributesOf(tags, 'canonical')?.href).toBe('https://salbuni.ge/guli/1-x.html');
    expect(attributesOf(tags, 'og:url')?.content).toBe('https://salbuni.ge/guli/1-x.html');
    expect(attributesOf(tags, 'og:image')?.content).toBe('https://salbuni.ge/media/covers/1.webp');
    expect(attributesOf(tags, 'og:locale')?.content).toBe('ka_GE');
  });

  it('falls back to the portal’s picture', () => {
    expect(attributesOf(describeHead({ ...facts, image: null }, site).tags, 'og:image')?.content).toBe(
      'https://salbuni.ge/static/share.png',
    );
  });

  it('links the previous and next page of a list', () => {
    const { tags } = describeHead({ ...facts, next: '/category/1-x.html?page=2' }, site);
    expect(attributesOf(tags, 'next')?.href).toBe('https://salbuni.ge/category/1-x.html?page=2');
    expect(attributesOf(tags, 'prev')).toBeUndefined();
  });

  it('keeps error pages out of search engines', () => {
    const { title, tags } = describeHiddenHead('x', site);
    expect(attributesOf(tags, 'robots')?.content).toBe('noindex');
    expect(attributesOf(tags, 'og:title')?.content).toBe(title);
    expect(attributesOf(tags, 'og:image')?.content).toBe('https://salbuni.ge/static/share.png');
  });
});
