import { previewRevision } from '#shared/contracts/office/publication.ts';
import type { Device } from '#shared/contracts/pages.ts';
import { callOffice } from '../data/office-calls.ts';

const sizes: Readonly<Record<Device, string>> = {
  mobile: 'width=390,height=844',
  desktop: 'width=1280,height=900',
};

/**
 * Shows the page of a revision in a window as wide as the device. The window opens before its address is known, because browsers let
 * only a click open one.
 * @returns the address where the browser opened no window
 */
export async function showPreview(
  revision: { readonly collection: 'article'; readonly id: number; readonly revision: number },
  device: Device,
): Promise<string | undefined> {
  const page = window.open('', '_blank', `popup,${sizes[device]}`);
  try {
    const { url } = await callOffice(previewRevision, { ...revision, device });
    if (!page) return url;
    page.location.href = url;
    return undefined;
  } catch (error) {
    page?.close();
    throw error;
  }
}
