ALTER TABLE "wineries" ADD COLUMN "entry_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wineries" ADD COLUMN "characters" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "wineries" w SET
  "entry_count" = (SELECT count(*) FROM "winery_entries" e WHERE e."winery_id" = w."id"),
  "characters" = coalesce((SELECT sum(length(e."work"::text)) FROM "winery_entries" e WHERE e."winery_id" = w."id"), 0)
    + coalesce((SELECT sum(length(m."text") + length(m."reply") + length(m."reading"::text) + length(m."held"::text))
      FROM "winery_messages" m WHERE m."winery_id" = w."id"), 0);
