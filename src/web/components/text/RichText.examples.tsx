import type { Examples } from '../examples.ts';
import { RichText } from './RichText.tsx';

const html = `<p>არტერიული წნევა ორი რიცხვია: ზედა <a href="/">სისტოლური</a> და ქვედა <strong>დიასტოლური</strong>.</p>
<h2 id="tsesi">გაზომვის წესი</h2><ul><li>დაჯექით მშვიდად.</li><li>მანჟეტი გულის დონეზე.</li></ul>
<h3>თანმიმდევრობა</h3><ol><li>დაისვენეთ 5 წუთი.</li><li>გაიზომეთ ორჯერ.</li></ol>
<aside data-callout="urgent" aria-label="როდის დავრეკოთ 112-ზე"><p><strong>როდის დავრეკოთ 112-ზე</strong></p><p>წნევა 180/110 ან მეტია და გულმკერდი გტკივათ.</p></aside>
<aside data-callout="note" aria-label="კარგია იცოდეთ"><p><strong>კარგია იცოდეთ</strong></p><p>ერთი მაღალი ციფრი დიაგნოზი არ არის.</p></aside>
<div data-table tabindex="0" role="region" aria-label="წნევის ზღვარი"><table><tr><th scope="col">სად</th><th scope="col">ზღვარი</th></tr><tr><td>სახლში</td><td>135/85</td></tr></table></div>
<blockquote><p>დოზას თვითონ ნუ შეცვლით.</p></blockquote>`;

export const richText: Examples = {
  component: 'RichText',
  examples: [{ name: 'everything a body may hold', view: <RichText html={html} /> }],
};
