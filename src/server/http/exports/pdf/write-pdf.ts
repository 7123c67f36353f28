import type { Readable } from 'node:stream';
import type { PrintedDocument, PrintedTable } from '#shared/contracts/office/printed-document.ts';
import { createPen, type Pen, readFonts } from './pdf-text.ts';

/** A4, in points. */
const sheet = { width: 595.28, height: 841.89, margin: 56 } as const;
const inner = sheet.width - 2 * sheet.margin;
const bottom = sheet.height - sheet.margin - 24;
const colors = { soft: '#56646a', line: '#cfd8da', bar: '#2f7f80' } as const;
const rowHeight = 20;
/** A column of figures is at least as wide. */
const figureWidth = 72;
const gap = 18;

/** Writes a document as PDF with its fonts in it. The pages are sent on as they are written. */
export async function writePdf(document: PrintedDocument): Promise<Readable> {
  // Both are needed for a document alone, and a portal without advertisers loads neither.
  const [{ default: PdfDocument }, fonts] = await Promise.all([import('pdfkit'), readFonts()]);
  const page = new PdfDocument({
    ...{ size: 'A4', margin: 0, lang: 'ka', displayTitle: true, autoFirstPage: false, pdfVersion: '1.7' },
    info: {
      ...{ Title: document.title, Subject: document.subject, Author: document.siteName },
      CreationDate: document.at,
    },
  });
  const pen = createPen(page, fonts);
  const print = createPrinter(page, pen, document.siteName);
  print.heading(document.title);
  for (const fact of document.facts) print.fact(fact);
  for (const table of document.tables) print.table(table);
  for (const note of document.notes) print.note(note);
  page.end();
  return page;
}

/** Prints from top to bottom; what no longer fits begins a page, with the table's header again. */
function createPrinter(page: PDFKit.PDFDocument, pen: Pen, siteName: string) {
  const left = sheet.margin;
  const right = left + inner;
  let y = sheet.margin;
  let number = 0;

  function beginPage(): void {
    number += 1;
    page.addPage();
    const foot = { size: 9, color: colors.soft };
    const at = sheet.height - sheet.margin;
    pen.writeLine(siteName, { x: left, y: at }, foot);
    pen.writeLine(String(number), { right, y: at }, foot);
    y = sheet.margin;
  }
  /** @returns whether a new page was begun */
  function makeRoom(height: number): boolean {
    if (y + height <= bottom) return false;
    beginPage();
    return true;
  }
  function writeLines(text: string, style: { size: number; weight?: 400 | 700; color?: string }): void {
    for (const line of pen.breakLines(text, inner, style)) {
      makeRoom(style.size * 1.5);
      pen.writeLine(line, { x: left, y }, style);
      y += style.size * 1.5;
    }
  }
  function drawRule(color: string = colors.line): void {
    page.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(color).stroke();
  }

  /** The right edges of a table's columns, the first of which has what the others leave. */
  function edgesOf(columns: readonly string[]): number[] {
    const edges: number[] = [];
    let edge = right;
    for (const heading of columns.toReversed()) {
      edges.unshift(edge);
      edge -= Math.max(figureWidth, pen.widthOf(heading, { size: 10, weight: 700 }) + gap);
    }
    return edges;
  }

  function writeRow(cells: readonly string[], edges: readonly number[], weight: 400 | 700): void {
    for (const [at, cell] of cells.entries())
      pen.writeLine(
        cell,
        { ...(at === 0 ? { x: left } : { right: edges[at] ?? right }), y: y + 4 },
        {
          ...{ size: 10, weight },
        },
      );
    y += rowHeight;
    drawRule();
  }

  function drawBars(bars: readonly number[]): void {
    const height = 72;
    y += 6;
    const most = Math.max(1, ...bars);
    const step = inner / Math.max(bars.length, 30);
    for (const [at, bar] of bars.entries()) {
      const tall = (bar / most) * height;
      page.rect(left + at * step + step * 0.1, y + height - tall, step * 0.8, tall).fill(colors.bar);
    }
    y += height;
    drawRule();
    y += 12;
  }

  beginPage();
  return {
    heading(text: string): void {
      writeLines(text, { size: 20, weight: 700 });
      y += 6;
    },
    fact({ name, value }: PrintedDocument['facts'][number]): void {
      makeRoom(rowHeight);
      pen.writeLine(name, { x: left, y }, { size: 10, color: colors.soft });
      pen.writeLine(value, { x: left + 140, y }, { size: 10 });
      y += 17;
    },
    table({ title, columns, rows, total, bars = [] }: PrintedTable): void {
      y += 22;
      makeRoom(24 + (bars.length > 0 ? 90 : 0) + 3 * rowHeight);
      writeLines(title, { size: 13, weight: 700 });
      if (bars.length > 0) drawBars(bars);
      const edges = edgesOf(columns);
      writeRow(columns, edges, 700);
      for (const row of rows) {
        if (makeRoom(rowHeight)) writeRow(columns, edges, 700);
        writeRow(row, edges, 400);
      }
      makeRoom(rowHeight);
      writeRow(total, edges, 700);
    },
    note(text: string): void {
      y += 14;
      writeLines(text, { size: 9, color: colors.soft });
    },
  };
}
