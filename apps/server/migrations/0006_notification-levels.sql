ALTER TABLE "channel_reads" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "channel_id" text;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_reads_everything" ON "channel_reads" USING btree ("channel_id") WHERE "channel_reads"."level" = 'everything';--> statement-breakpoint
CREATE UNIQUE INDEX "notices_channel" ON "notices" USING btree ("user_id","channel_id") WHERE "notices"."channel_id" is not null;--> statement-breakpoint
UPDATE "channel_reads" SET "level" = 'nothing' WHERE "muted";
