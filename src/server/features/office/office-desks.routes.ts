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
  register(searchOffice, async (asked) => {
    searching.refuseWithoutRight(asked.caller);
    return searching.searchOffice(asked.caller, asked.input);
  });
  register(listLog, (asked) => log.listLog(asked.caller, asked.input));
  register(listViews, async (asked) => {
    searching.refuseWithoutRight(asked.caller);
    return views.listViews(asked.caller, asked.input.collection);
  });
  register(saveView, async (asked) => {
    searching.refuseWithoutRight(asked.caller);
    return views.saveView(asked.caller, asked.input);
  });
  register(removeView, async (asked) => {
    searching.refuseWithoutRight(asked.caller);
    return views.removeView(asked.caller, asked.input.id);
  });
}
