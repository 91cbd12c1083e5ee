CREATE TABLE "winery_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"winery_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"person_id" uuid,
	"device" text DEFAULT '' NOT NULL,
	"about_person_id" uuid,
	"token_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_for" uuid,
	"restored_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "winery_people" ADD COLUMN "owner_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "winery_people" ADD COLUMN "leave_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "winery_people" ADD COLUMN "leave_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "winery_tokens" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "winery_acts" ADD CONSTRAINT "winery_acts_winery_id_wineries_id_fk" FOREIGN KEY ("winery_id") REFERENCES "public"."wineries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_acts" ADD CONSTRAINT "winery_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_acts" ADD CONSTRAINT "winery_acts_person_id_winery_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."winery_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_acts" ADD CONSTRAINT "winery_acts_about_person_id_winery_people_id_fk" FOREIGN KEY ("about_person_id") REFERENCES "public"."winery_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winery_acts" ADD CONSTRAINT "winery_acts_undone_for_users_id_fk" FOREIGN KEY ("undone_for") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "winery_acts_winery" ON "winery_acts" USING btree ("winery_id","created_at");--> statement-breakpoint
CREATE INDEX "winery_acts_user" ON "winery_acts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "winery_acts_person" ON "winery_acts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "winery_acts_about" ON "winery_acts" USING btree ("about_person_id");--> statement-breakpoint
CREATE INDEX "winery_acts_undone_for" ON "winery_acts" USING btree ("undone_for");--> statement-breakpoint
CREATE INDEX "winery_acts_time" ON "winery_acts" USING btree ("created_at");