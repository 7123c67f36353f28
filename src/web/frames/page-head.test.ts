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

const named = (tags: readonly HeadTag[], name: string) =>
  tags.find(({ attributes }) => [attributes.name, attributes.property, attributes.rel].includes(name))
    ?.attributes;

describe('the head of a page', () => {
  it('puts the site name after the title', () => {
    expect(describeHead(facts, site).title).toBe('მაღალი წნევა - სალბუნი');
  });

  it('gives canonical and shared addresses in full', () => {
    const { tags } = describeHead(facts, site);
    expect(named(tags, 'canonical')?.href).toBe('https://salbuni.ge/guli/1-x.html');
    expect(named(tags, 'og:url')?.content).toBe('https://salbuni.ge/guli/1-x.html');
    expect(named(tags, 'og:image')?.content).toBe('https://salbuni.ge/media/covers/1.webp');
    expect(named(tags, 'og:locale')?.content).toBe('ka_GE');
  });

  it('falls back to the portal’s own picture', () => {
    expect(named(describeHead({ ...facts, image: null }, site).tags, 'og:image')?.content).toBe(
      'https://salbuni.ge/static/share.png',
    );
  });

  it('names the neighbours of a paged list', () => {
    const { tags } = describeHead({ ...facts, next: '/category/1-x.html?page=2' }, site);
    expect(named(tags, 'next')?.href).toBe('https://salbuni.ge/category/1-x.html?page=2');
    expect(named(tags, 'prev')).toBeUndefined();
  });

  it('keeps error pages out of search engines', () => {
    expect(named(describeHiddenHead('x', site).tags, 'robots')?.content).toBe('noindex');
  });
});
