ALTER TABLE "profiles" ADD COLUMN "occupation" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "varieties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_region" ON "profiles" USING btree (lower("region"));--> statement-breakpoint
CREATE INDEX "profiles_occupation" ON "profiles" USING btree ("occupation");