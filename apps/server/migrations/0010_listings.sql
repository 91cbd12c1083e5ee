ALTER TABLE "held_messages" ADD COLUMN "listing" jsonb;--> statement-breakpoint
ALTER TABLE "removed_messages" ADD COLUMN "listing" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "listing" jsonb;--> statement-breakpoint
CREATE INDEX "messages_listings" ON "messages" USING btree ("created_at") WHERE "messages"."listing" is not null;