ALTER TABLE "profiles" ADD COLUMN "welcome_step" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "welcome_put_away" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "rules_accepted_at" timestamp with time zone;