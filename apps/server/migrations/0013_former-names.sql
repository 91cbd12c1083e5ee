CREATE TABLE "former_names" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"skeleton" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_names" ADD CONSTRAINT "former_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_names_skeleton" ON "former_names" USING btree ("skeleton");--> statement-breakpoint
CREATE INDEX "former_names_user" ON "former_names" USING btree ("user_id");