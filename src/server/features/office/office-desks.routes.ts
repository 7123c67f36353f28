import type { RegisterCall } from '#server/http/register-call.ts';
import type { SearchingService } from '#server/records/listing/searching.service.ts';
import type { ArrangementService } from '#server/records/publishing/arrangement.service.ts';
import { previewArrangement, publishArrangement } from '#shared/contracts/office/blocks.ts';
import { listLog } from '#shared/contracts/office/log.ts';
import { searchOffice } from '#shared/contracts/office/search.ts';
import { listViews, removeView, saveView } from '#shared/contracts/office/views.ts';
import type { LogService } from './log.service.ts';
import type { PreviewsService } from './previews.service.ts';
import type { ViewsService } from './views.service.ts';

interface OfficeDesks {
  readonly previews: PreviewsService;
  readonly arranging: ArrangementService;
  readonly searching: SearchingService;
  readonly views: ViewsService;
  readonly log: LogService;
}

/** The calls of the office that are not about one record: search, saved views, the log. */
export function installOfficeDesks(
  register: RegisterCall,
  { previews, arranging, searching, views, log }: OfficeDesks,
): void {
  register(previewArrangement, ({ caller, input }) => previews.previewArrangement(caller, input));
  register(publishArrangement, ({ caller, input }) => arranging.publishArrangement(caller, input));
  register(searchOffice, async (incoming) => {
    searching.refuseWithoutRight(incoming.caller);
    return searching.searchOffice(incoming.caller, incoming.input);
  });
  register(listLog, (incoming) => log.listLog(incoming.caller, incoming.input));
  register(listViews, async (incoming) => {
    searching.refuseWithoutRight(incoming.caller);
    return views.listViews(incoming.caller, incoming.input.collection);
  });
  register(saveView, async (incoming) => {
    searching.refuseWithoutRight(incoming.caller);
    return views.saveView(incoming.caller, incoming.input);
  });
  register(removeView, async (incoming) => {
    searching.refuseWithoutRight(incoming.caller);
    return views.removeView(incoming.caller, incoming.input.id);
  });
}
