CREATE TABLE "suspended_addresses" (
	"address_key" text PRIMARY KEY NOT NULL,
	"suspended_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "profiles_username";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "skeleton" text;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_username" ON "profiles" USING btree (lower("username" collate "C"));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_name_key_unique" UNIQUE("name_key");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_skeleton_unique" UNIQUE("skeleton");