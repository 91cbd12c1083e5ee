CREATE TABLE "ignored_members" (
	"user_id" uuid NOT NULL,
	"ignored_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ignored_members_user_id_ignored_id_pk" PRIMARY KEY("user_id","ignored_id")
);
--> statement-breakpoint
ALTER TABLE "ignored_members" ADD CONSTRAINT "ignored_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ignored_members" ADD CONSTRAINT "ignored_members_ignored_id_users_id_fk" FOREIGN KEY ("ignored_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ignored_members_ignored" ON "ignored_members" USING btree ("ignored_id");